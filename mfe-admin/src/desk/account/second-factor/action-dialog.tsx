import { useToasts } from '@town/slice-kit/toasts';
import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import { useStaff } from '../../session/staff';
import { type PlainAction, wordsOf } from './factor-action';
import { ProofForm } from './proof-form';
import { sendAction } from './send-action';

interface ActionDialogProps {
  /** Null while nothing is asked. */
  action: PlainAction | null;
  /** Takes the focus after the button that opened the dialog has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
  /** It is done; with recovery codes to show, or none. */
  onDone(recoveryCodes: string[]): Promise<void>;
}

/** Asks for what one action needs, and does it. */
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
