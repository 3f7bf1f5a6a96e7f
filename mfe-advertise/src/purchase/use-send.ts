import { useTexts } from '@town/language/texts';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { useText } from '../messages/use-text';
import type { PaidOrder, PurchaseEvent } from './purchase-state';
import { useFailure } from './use-failure';

/** Sends the application of a payment that has succeeded. */
export function useSend(
  dispatch: (event: PurchaseEvent) => unknown,
  onApplicationSent: () => void,
) {
  const text = useText();
  const { language } = useTexts();
  const queryClient = useQueryClient();
  const fail = useFailure();
  return useMutation({
    async mutationFn(paidOrder: PaidOrder) {
      const { sendApplication } = await import(
        /* webpackChunkName: "purchase-calls" */ './send-application'
      );
      return sendApplication(paidOrder, language);
    },
    onSuccess() {
      dispatch({ type: 'application-sent' });
      onApplicationSent();
      void queryClient.invalidateQueries({ queryKey: ['advertisers'] });
    },
    onError(error) {
      dispatch({ type: 'application-failed' });
      fail(
        text('Submission Error'),
        text(
          'Payment was processed but there was an error with your application. Please contact support.',
        ),
      )(error);
    },
  });
}
