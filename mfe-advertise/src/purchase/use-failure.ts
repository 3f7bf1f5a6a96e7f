import { useToasts } from '@town/slice-kit/toasts';

/** Makes the handler of a failure: it reports the error and tells the visitor what failed. */
export function useFailure() {
  const showToast = useToasts((state) => state.show);
  return (title: string, description: string) => (error: unknown) => {
    reportError(error);
    showToast({ tone: 'error', title, description });
  };
}
