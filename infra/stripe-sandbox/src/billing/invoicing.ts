/** Creates, collects and voids the invoices of subscriptions. */

import { invalidRequest, StripeError } from '../http/stripe-error.js';
import { newId } from '../new-id.js';
import { newPaymentIntent, type PaymentIntent, type PaymentMethod } from '../objects.js';
import { charge } from '../payments/charging.js';
import { bankPageUrl } from '../payments/intents.js';
import { findPaymentMethod } from '../payments/payment-methods.js';
import type { Sandbox } from '../sandbox.js';
import {
  type Bill,
  draftInvoice,
  type Invoice,
  type InvoicePayment,
  newInvoicePayment,
  type Subscription,
} from './billing-objects.js';

/** Stores a draft invoice, which cannot be paid yet. */
export function beginInvoice(bill: Bill, sandbox: Sandbox): Invoice {
  const invoice = draftInvoice(bill);
  sandbox.save({ ...bill.customer, balance: invoice.ending_balance });
  return sandbox.emit('invoice.created', invoice);
}

/** Stores an invoice and its PaymentIntent. An invoice without an amount due is marked as paid at once. */
export function makeInvoice(bill: Bill, sandbox: Sandbox): Invoice {
  return finalizeInvoice(beginInvoice(bill, sandbox), bill.subscription, bill.at, sandbox);
}

/**
 * Finalizes an invoice and creates its PaymentIntent. One without an amount due is marked as paid at once.
 */
export function finalizeInvoice(
  draft: Invoice,
  { payment_settings: settings }: Subscription,
  at: number,
  sandbox: Sandbox,
): Invoice {
  if (draft.status !== 'draft') {
    throw invalidRequest(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
    );
  }
  const isPaid = draft.amount_due === 0;
  const page = `${sandbox.origin}/invoices/${draft.id}`;
  const invoice = sandbox.emit('invoice.finalized', {
    ...draft,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    number: newId('SANDBOX', 8).replace('_', '-').toUpperCase(),
    status: isPaid ? ('paid' as const) : ('open' as const),
    status_transitions: {
      ...draft.status_transitions,
      finalized_at: at,
      paid_at: isPaid ? at : null,
    },
  });
  if (isPaid) return sandbox.emit('invoice.paid', invoice);
  const saves = settings.save_default_payment_method === 'on_subscription';
  const isFirst = invoice.billing_reason === 'subscription_create';
  const intent = sandbox.emit('payment_intent.created', {
    ...newPaymentIntent(invoice.amount_due, invoice.currency, at),
    customer: invoice.customer,
    description: `Subscription ${isFirst ? 'creation' : 'update'}`,
    payment_method_types: settings.payment_method_types ?? ['card'],
    setup_future_usage: saves ? 'off_session' : null,
  });
  sandbox.save(newInvoicePayment(invoice, intent.id));
  return invoice;
}

/** The payment of an invoice; undefined if nothing was due. */
export function paymentOf(invoice: string, sandbox: Sandbox): InvoicePayment | undefined {
  return sandbox.store.all('invoice_payment').find((payment) => payment.invoice === invoice);
}

/** The PaymentIntent of an invoice; undefined if nothing was due. */
export function intentOf(invoice: string, sandbox: Sandbox): PaymentIntent | undefined {
  const payment = paymentOf(invoice, sandbox);
  return payment && sandbox.find('payment_intent', payment.payment.payment_intent);
}

/**
 * Charges an open invoice off session.
 * @throws StripeError with the decline, or because the cardholder must confirm the payment
 */
export function collect(invoice: Invoice, methodId: string | null, sandbox: Sandbox): Invoice {
  const intent = intentOf(invoice.id, sandbox);
  if (!intent) throw new Error(`Invoice ${invoice.id} has no PaymentIntent`);
  if (!methodId) {
    throw new StripeError(402, {
      type: 'card_error',
      message: 'Cannot charge a customer that has no active card',
      code: 'missing',
    });
  }
  const method = findPaymentMethod(methodId, sandbox);
  if (method.behaviour.confirmsEach) throw mustBeConfirmed(invoice, intent, method, sandbox);
  charge(intent, method, sandbox);
  return sandbox.find('invoice', invoice.id);
}

/** The code of the error for an invoice whose payment the cardholder must confirm. */
export const mustConfirmInvoice = 'invoice_payment_intent_requires_action';

/** Lets the cardholder confirm the payment on the page of the invoice. */
function mustBeConfirmed(
  invoice: Invoice,
  intent: PaymentIntent,
  method: PaymentMethod,
  sandbox: Sandbox,
): StripeError {
  const waiting = sandbox.emit('payment_intent.requires_action', {
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: {
        return_url: invoice.hosted_invoice_url!,
        url: bankPageUrl(intent, sandbox.origin),
      },
    },
  });
  return new StripeError(402, {
    type: 'card_error',
    code: mustConfirmInvoice,
    message:
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
    payment_intent: waiting,
  });
}

/** Voids an invoice, which can then no longer be paid. */
export function voidInvoice(invoice: Invoice, at: number, sandbox: Sandbox): Invoice {
  if (invoice.status !== 'open') {
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice isn't open or uncollectible: it is ${invoice.status}.`,
    );
  }
  const payment = paymentOf(invoice.id, sandbox);
  const intent = intentOf(invoice.id, sandbox);
  if (payment && intent) {
    sandbox.save({ ...payment, status: 'canceled' });
    sandbox.emit('payment_intent.canceled', {
      ...intent,
      status: 'canceled',
      canceled_at: at,
      cancellation_reason: 'void_invoice',
    });
  }
  return sandbox.emit('invoice.voided', {
    ...invoice,
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: at },
  });
}
