import { Dialog } from '@town/ui/dialog';
import { SignIn } from '../../login/sign-in';

interface SignInAgainProps {
  open: boolean;
  /** The e-mail address of the account whose session has ended. */
  email: string | undefined;
}

/**
 * Asks to sign in again over the page, which stays as it is below: nothing that was typed is lost. The page is
 * hidden, because it may show personal data on a screen that nobody watches any more.
 */
export function SignInAgain({ open, email }: SignInAgainProps) {
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      locked
      ownEntry={false}
      covers
      title="Please sign in again"
      description="Your session has ended. What you typed is still here."
    >
      <SignIn username={email} onSignedIn={() => {}} />
    </Dialog>
  );
}
