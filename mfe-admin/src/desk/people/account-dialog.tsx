import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import { DialogButtons } from '../dialog-buttons';
import { questions } from './account-questions';
import type { ShownAccount } from './account-reader';
import type { usePeopleActions } from './use-people';

/** An action on an account that must be confirmed. */
export interface AccountQuestion {
  account: ShownAccount;
  about: keyof typeof questions;
}

interface AccountDialogProps {
  /** Null while the dialog is closed. */
  question: AccountQuestion | null;
  /** The actions that run after the confirmation. */
  actions: Pick<ReturnType<typeof usePeopleActions>, AccountQuestion['about']>;
  /** Takes the focus after the button that opened the dialog has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

/** Asks for confirmation before an action that the account's owner will notice. */
export function AccountDialog({ question, actions, heading, onClose }: AccountDialogProps) {
  const words = question && questions[question.about];
  const action = question && actions[question.about];
  const busy = action?.isPending ?? false;
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      locked={busy}
      fallbackFocus={heading}
      title={question && `${words?.title} ${question.account.email}?`}
      description={words?.description}
    >
      <DialogButtons
        busy={busy}
        onConfirm={() => question && action?.mutate(question.account, { onSettled: onClose })}
        onClose={onClose}
      >
        {words?.button}
      </DialogButtons>
    </Dialog>
  );
}
