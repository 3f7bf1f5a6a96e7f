import { timeFor } from '../clock.js';
import type { PaymentIntent } from '../objects.js';
import type { Sandbox } from '../sandbox.js';
import { invoicePaymentId } from './billing-objects.js';

/** Marks the invoice of a succeeded PaymentIntent as paid, and continues its subscription. */
export function settleInvoice(intent: PaymentIntent, sandbox: Sandbox): void {
  const { store } = sandbox;
  const payment = store.get('invoice_payment', invoicePaymentId(intent.id));
  if (!payment) return;
  const invoice = sandbox.find('invoice', payment.invoice);
  const at = timeFor(intent.customer, sandbox);
  sandbox.save({
    ...payment,
    amount_paid: intent.amount,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: at },
  });
  sandbox.emit('invoice.paid', {
    ...invoice,
    amount_paid: intent.amount,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  });
  const subscription = store.get('subscription', invoice.parent.subscription_details.subscription);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  const { status } = subscription;
  if (status !== 'incomplete' && status !== 'past_due') return;
  const saves = subscription.payment_settings.save_default_payment_method === 'on_subscription';
  sandbox.emit('customer.subscription.updated', {
    ...subscription,
    status: 'active',
    default_payment_method: saves ? intent.payment_method : subscription.default_payment_method,
  });
}
