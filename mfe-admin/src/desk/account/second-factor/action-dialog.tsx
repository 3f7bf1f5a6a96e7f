import { useToasts } from '@town/slice-kit/toasts';
import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import { useStaff } from '../../session/staff';
import { type PlainAction, wordsOf } from './factor-action';
import { ProofForm } from './proof-form';
import { sendAction } from './send-action';

interface ActionDialogProps {
  /** Null while the dialog is closed. */
  action: PlainAction | null;
  /** Gets the focus when the button that opened the dialog has disappeared. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
  /** Called after success, with recovery codes to show, or an empty list. */
  onDone(recoveryCodes: string[]): Promise<void>;
}

/** Asks for the proofs that one action requires, and runs it. */
export function ActionDialog({ action, heading, onClose, onDone }: ActionDialogProps) {
  const { token } = useStaff();
  const showToast = useToasts((state) => state.show);
  const words = action && wordsOf(action);
  return (
    <Dialog
      open={action !== null}
      onClose={onClose}
      fallbackFocus={heading}
      title={words?.title}
      description={words?.description}
    >
      {action && words && (
        <ProofForm
          asks={words.asks}
          name={action.kind === 'rename-passkey' ? action.passkey.name : ''}
          button={words.button}
          busy={words.busy}
          onSend={async (values) => {
            const recoveryCodes = await sendAction(action, values, token);
            showToast({ tone: 'success', title: words.done });
            await onDone(recoveryCodes);
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
