import type { ShownEvent } from '@town/slice-kit/read-event';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import css from './event-selection.module.css';
import { counted, useRemoval } from './use-removal';

interface RemoveDialogProps {
  token: string;
  events: readonly ShownEvent[];
  open: boolean;
  /** Takes the focus after a removal, when the button that opened the dialog is disabled. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
  onRemoved(): void;
}

/** Confirms the removal of events. */
export function RemoveDialog({
  token,
  events,
  open,
  heading,
  onClose,
  onRemoved,
}: RemoveDialogProps) {
  const removal = useRemoval(token, onRemoved, onClose);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={removal.isPending}
      fallbackFocus={heading}
      title={`Remove ${counted(events.length)}?`}
      description="Visitors will not find them any more. They stay in the archive for 90 days."
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also without a mouse */}
      <section className={css.titles} aria-label="Events to remove" tabIndex={0}>
        <ul>
          {events.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </section>
      <div className={css.actions}>
        <Button busy={removal.isPending} onClick={() => removal.mutate(events.map(({ id }) => id))}>
          Remove
        </Button>
        <Button variant="secondary" idle={removal.isPending} onClick={onClose}>
          Keep
        </Button>
      </div>
    </Dialog>
  );
}
