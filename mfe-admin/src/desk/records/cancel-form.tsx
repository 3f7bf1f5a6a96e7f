import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import dialogCss from '../dialog.module.css';

interface CancelFormProps {
  /** What the buttons say. */
  labels: { cancel: string; keep: string };
  /** The note that the event has now. */
  note?: string;
  busy?: boolean;
  /** What the cancellation causes. */
  children: ReactNode;
  onClose(): void;
  onCancel(reason: string): void;
}

/** Asks for the reason of a cancellation, below what it causes. */
export function CancelForm(props: CancelFormProps) {
  const { labels, note = '', busy = false, children, onClose, onCancel } = props;
  const [reason, setReason] = useState(note);
  function send(event: FormEvent) {
    event.preventDefault();
    onCancel(reason);
  }
  return (
    <form className={dialogCss.form} onSubmit={send} noValidate>
      {children}
      <TextField
        label="Reason"
        optional
        help="For example: because of the weather"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={dialogCss.actions}>
        <Button type="submit" busy={busy}>
          {labels.cancel}
        </Button>
        <Button variant="secondary" idle={busy} onClick={onClose}>
          {labels.keep}
        </Button>
      </div>
    </form>
  );
}
