import { useAnyText } from '@town/language/text-of';
import { useToasts } from '@town/slice-kit/toasts';
import { unsentAdvice } from '@town/slice-kit/unsent-advice';
import { useText } from '../messages/use-text';

/** Makes the handler of a failure: it reports the error and tells the visitor what failed. */
export function useFailure() {
  const showToast = useToasts((state) => state.show);
  return (title: string, description: string) => (error: unknown) => {
    reportError(error);
    showToast({ tone: 'error', title, description });
  };
}

/** The failure handler of a payment that could not be started. */
export function useNotBegun() {
  const text = useText();
  const anyText = useAnyText();
  const fail = useFailure();
  return (error: unknown) => {
    const advice = text('Failed to initialize payment. Please try again.');
    fail(text('Error'), anyText(unsentAdvice(advice)))(error);
  };
}
