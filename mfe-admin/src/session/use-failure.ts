import { statusOf } from '@town/slice-kit/http-error';
import { useToasts } from '@town/slice-kit/toasts';
import { clearSession } from './session';

/** Makes the handler of an action's failure: it says what failed, or ends an expired session. */
export function useFailure() {
  const showToast = useToasts((state) => state.show);
  return (title: string, description: string) => (error: unknown) => {
    if (statusOf(error) === 401) clearSession();
    else showToast({ tone: 'error', title, description });
  };
}
