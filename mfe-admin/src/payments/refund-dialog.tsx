import { staffApi } from '@town/contracts/api/paths';
import { dollarLabel } from '@town/contracts/plans/price-list';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import type { RefObject } from 'react';
import dialogCss from '../desk/dialog.module.css';
import { useChangeFailure } from '../session/use-change-failure';
import { paymentsKey, type ShownPayment } from './payments-query';

interface RefundDialogProps {
  token: string;
  /** Null while the dialog is closed. */
  payment: ShownPayment | null;
  /** Takes the focus after the button that opened the dialog has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

/** Confirms a refund, and says what happens to the subscription. */
export function RefundDialog({ token, payment, heading, onClose }: RefundDialogProps) {
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useChangeFailure(paymentsKey);
  const refund = useMutation({
    mutationFn: ({ id }: ShownPayment) =>
      sendJson(staffApi.refundPayment(id), undefined, { token }),
    async onSuccess(_, { refundEnds }) {
      await queryClient.invalidateQueries({ queryKey: [paymentsKey] });
      showToast({
        tone: 'success',
        title: 'Payment Refunded',
        description: refundEnds
          ? 'The subscription has ended. Nothing more is charged.'
          : 'The money is on its way.',
      });
      onClose();
    },
    onError(error) {
      fail('Not Refunded', messageOf(error) ?? 'The payment could not be given back')(error);
      // The dialog's information about the payment may be outdated.
      if (isAnswerLost(error)) onClose();
    },
  });

  return (
    <Dialog
      open={payment !== null}
      onClose={onClose}
      locked={refund.isPending}
      fallbackFocus={heading}
      title={payment && `Give back ${dollarLabel(payment.amount - payment.refunded)}?`}
      description={payment && consequenceOf(payment)}
    >
      <div className={dialogCss.actions}>
        <Button busy={refund.isPending} onClick={() => payment && refund.mutate(payment)}>
          Refund
        </Button>
        <Button variant="secondary" idle={refund.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

function consequenceOf({ customerName, refundEnds, subscription }: ShownPayment): string {
  const to = `The money goes back to the card of ${customerName ?? 'the payer'}.`;
  if (refundEnds) {
    return `${to} The subscription ends at once: nothing more is charged, and the listing falls back to Basic. This cannot be undone. To give back only a part and keep the plan, use Stripe’s dashboard.`;
  }
  if (subscription && subscription.state !== 'ended') {
    return `${to} The subscription goes on, because a later payment pays for it. This cannot be undone.`;
  }
  return `${to} This cannot be undone.`;
}
