import { statusOf } from '@town/slice-kit/http-error';
import { useToasts } from '@town/slice-kit/toasts';
import { clearSession } from './session';

/** Returns the error handler of an action: it shows what failed, or ends an expired session. */
export function useFailure() {
  const showToast = useToasts((state) => state.show);
  return (title: string, description: string) => (error: unknown) => {
    if (statusOf(error) === 401) clearSession();
    else showToast({ tone: 'error', title, description });
  };
}
