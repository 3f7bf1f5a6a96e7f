import type { LoginAnswer } from '@town/contracts/staff/sign-in';
import { useToasts } from '@town/slice-kit/toasts';
import { keepSession } from '../session/session';

/** Begins the session that the server has answered, and says so. */
export function useSignedIn(onSignedIn: () => void) {
  const showToast = useToasts((state) => state.show);
  return ({ token, username }: LoginAnswer) => {
    keepSession(token, username);
    showToast({
      tone: 'success',
      title: 'Login Successful',
      description: 'Welcome to the admin dashboard.',
    });
    onSignedIn();
  };
}
