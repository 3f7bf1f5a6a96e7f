import { dollarLabel } from '@town/contracts/plans/price-list';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { formatInstant } from '../lists/format-instant';
import { planName } from '../lists/plan-name';
import { CopyableId } from './copyable-id';
import { PaymentBadge } from './payment-badge';
import css from './payment-list.module.css';
import type { ShownPayment } from './payments-query';

export const paymentColumns = [
  'Paid on',
  'Bought',
  'Amount',
  'Payer',
  'Application',
  'State',
  'Payment id',
] as const;

interface PaymentRowProps {
  payment: ShownPayment;
  /** Missing for somebody who may give nothing back. */
  onRefund: ((payment: ShownPayment) => void) | undefined;
}

/** One payment. Each cell names its column, because columns are stacked on a phone. */
export function PaymentRow({ payment, onRefund }: PaymentRowProps) {
  const { town } = useSite();
  const [paidOn, bought, amount, payer, application, state, id] = paymentColumns;
  return (
    <tr>
      <td data-label={paidOn} className={css.whole}>
        {formatInstant(payment.paidAt, town.timeZone)}
      </td>
      <td data-label={bought}>
        <Bought payment={payment} />
        <Consent consent={payment.consent} />
      </td>
      <td data-label={amount} className={css.amount}>
        {dollarLabel(payment.amount)}
      </td>
      <td data-label={payer}>
        <Payer payment={payment} />
      </td>
      <td data-label={application}>
        <Application payment={payment} />
      </td>
      <td data-label={state}>
        <PaymentBadge payment={payment} />
        <Dispute dispute={payment.dispute} />
        <StillRuns payment={payment} />
        {onRefund && isRefundable(payment) && (
          <Button
            variant="quiet"
            aria-label={`Refund ${payment.id}`}
            onClick={() => onRefund(payment)}
          >
            Refund
          </Button>
        )}
      </td>
      <td data-label={id}>
        <CopyableId id={payment.id} />
      </td>
    </tr>
  );
}

/** A disputed payment cannot be refunded while the bank decides. */
function isRefundable({ status, dispute }: ShownPayment): boolean {
  const isDisputed = dispute?.state === 'needs-response' || dispute?.state === 'under-review';
  return status !== 'refunded' && !isDisputed;
}

function Bought({ payment: { plan, renewal, subscription } }: { payment: ShownPayment }) {
  return (
    <div>
      <span className={`${css.line} ${css.whole}`}>{planName(plan)}</span>
      {renewal && <span className={css.line}>Renewal or change of plan</span>}
      {subscription && (
        <span className={css.line}>Subscription: {subscription.state.replaceAll('-', ' ')}</span>
      )}
    </div>
  );
}

function Consent({ consent }: Pick<ShownPayment, 'consent'>) {
  const { town } = useSite();
  if (!consent) return null;
  return (
    <span className={css.line}>
      Agreed to the terms of {consent.version} on {formatInstant(consent.at, town.timeZone)}
    </span>
  );
}

function Dispute({ dispute }: Pick<ShownPayment, 'dispute'>) {
  const { town } = useSite();
  if (!dispute) return null;
  const { state, evidenceDueAt } = dispute;
  return (
    <div>
      <span className={css.line}>Dispute: {state.replaceAll('-', ' ')}</span>
      {state === 'needs-response' && evidenceDueAt && (
        <span className={css.line}>Evidence due {formatInstant(evidenceDueAt, town.timeZone)}</span>
      )}
    </div>
  );
}

/** Says that the subscription of a refunded payment is still running. */
function StillRuns({ payment: { status, subscription } }: { payment: ShownPayment }) {
  if (status !== 'refunded' || !subscription || subscription.state === 'ended') return null;
  return (
    <span className={css.line}>
      The subscription still runs.{' '}
      <a
        href={`https://dashboard.stripe.com/subscriptions/${encodeURIComponent(subscription.id)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        End it at Stripe<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </span>
  );
}

function Payer({ payment: { customerName, customerEmail } }: { payment: ShownPayment }) {
  if (!customerName && !customerEmail) return 'Not known';
  return (
    <div>
      {customerName && <span className={css.line}>{customerName}</span>}
      {customerEmail && (
        <a className={css.line} href={`mailto:${customerEmail}`}>
          {customerEmail}
        </a>
      )}
    </div>
  );
}

/** The application that a payment is for. A renewal belongs to the application of the first payment. */
function Application({ payment: { application, renewal } }: { payment: ShownPayment }) {
  if (!application) return renewal ? 'As its first payment' : 'Bought directly';
  if (application.businessName === null) return 'Erased';
  return (
    <Link to={{ search: `q=${encodeURIComponent(application.id)}` }}>
      {application.businessName}
    </Link>
  );
}
