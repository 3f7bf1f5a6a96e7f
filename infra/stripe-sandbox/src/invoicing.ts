/** Makes, collects and voids the invoices of subscriptions. */

import type { ApiRequest } from './api-request.js';
import { amountsOf, type BillLine } from './billing-amounts.js';
import type { Customer, Invoice, InvoicePayment, List, Subscription } from './billing-objects.js';
import { charge } from './charging.js';
import { fixedOfInvoiceLines, fixedOfInvoices } from './fixed-fields.js';
import { invoicePaymentId } from './invoice-settlement.js';
import { newId } from './new-id.js';
import { newPaymentIntent } from './new-payment-intent.js';
import { findPaymentMethod } from './payment-methods.js';
import type { Sandbox } from './sandbox.js';
import { invalidRequest, StripeError } from './stripe-error.js';

/** What an invoice is for. */
export interface Bill {
  subscription: Pick<Subscription, 'id' | 'currency' | 'metadata' | 'payment_settings'>;
  customer: Customer;
  reason: Invoice['billing_reason'];
  lines: BillLine[];
  at: number;
}

/** A list as a field of an object. */
export function listOf<Item>(data: Item[], url: string): List<Item> {
  return { object: 'list', data, has_more: false, url };
}

/** An invoice that is not stored. */
export function draftInvoice(bill: Bill, origin: string): Invoice {
  const { subscription, customer, at, lines } = bill;
  const { total, amountDue, endingBalance } = amountsOf(lines, customer.balance);
  const id = newId('in');
  const page = `${origin}/invoices/${id}`;
  return {
    ...fixedOfInvoices,
    id,
    object: 'invoice',
    amount_due: amountDue,
    amount_paid: 0,
    amount_remaining: amountDue,
    attempt_count: 0,
    attempted: false,
    auto_advance: bill.reason === 'subscription_cycle',
    billing_reason: bill.reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    description: null,
    due_date: null,
    ending_balance: endingBalance,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    lines: listOf(
      lines.map((line) => lineItem(line, subscription)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: newId('SANDBOX', 8).replace('_', '-').toUpperCase(),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_start: lines.at(-1)?.period.start ?? at,
    period_end: lines.at(-1)?.period.end ?? at,
    starting_balance: customer.balance,
    status: amountDue === 0 ? 'paid' : 'open',
    status_transitions: {
      finalized_at: at,
      marked_uncollectible_at: null,
      paid_at: amountDue === 0 ? at : null,
      voided_at: null,
    },
    subtotal: total,
    test_clock: customer.test_clock,
    total,
  };
}

function lineItem(line: Bill['lines'][number], { id, currency, metadata }: Bill['subscription']) {
  return {
    ...fixedOfInvoiceLines,
    id: newId('il'),
    object: 'line_item' as const,
    currency,
    livemode: false as const,
    metadata,
    quantity: 1 as const,
    subscription: id,
    subtotal: line.amount,
    ...line,
  };
}

/** Stores an invoice and the PaymentIntent that pays it; nothing due is paid at once. */
export function makeInvoice(
  bill: Bill,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): Invoice {
  const invoice = draftInvoice(bill, sandbox.origin);
  sandbox.save({ ...bill.customer, balance: invoice.ending_balance });
  sandbox.save(invoice, request, 'invoice.created');
  sandbox.save(invoice, request, 'invoice.finalized');
  if (invoice.amount_due === 0) return sandbox.save(invoice, request, 'invoice.paid');
  const intent = newPaymentIntent({
    amount: invoice.amount_due,
    currency: invoice.currency,
    created: bill.at,
    customer: bill.customer.id,
    description: `Subscription ${bill.reason === 'subscription_create' ? 'creation' : 'update'}`,
    payment_method_types: bill.subscription.payment_settings.payment_method_types ?? ['card'],
    setup_future_usage:
      bill.subscription.payment_settings.save_default_payment_method === 'on_subscription'
        ? 'off_session'
        : null,
  });
  sandbox.save(intent, request, 'payment_intent.created');
  const payment: InvoicePayment = {
    id: invoicePaymentId(intent.id),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: bill.at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  sandbox.save(payment);
  return invoice;
}

/** The payment of an invoice; undefined where nothing was due. */
export function paymentOf(invoice: string, sandbox: Sandbox): InvoicePayment | undefined {
  return sandbox.store.all('invoice_payment').find((payment) => payment.invoice === invoice);
}

/**
 * Charges an open invoice without the customer.
 * @throws StripeError with the decline
 */
export function collect(
  invoice: Invoice,
  methodId: string | null,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): Invoice {
  const payment = paymentOf(invoice.id, sandbox);
  const intent = sandbox.store.get('payment_intent', payment?.payment.payment_intent ?? '');
  if (!intent) throw new Error(`Invoice ${invoice.id} has no PaymentIntent`);
  if (!methodId) {
    throw new StripeError(402, {
      type: 'card_error',
      message: 'Cannot charge a customer that has no active card',
      code: 'missing',
    });
  }
  charge(intent, findPaymentMethod(methodId, sandbox), sandbox, request);
  return findInvoice(invoice.id, sandbox);
}

/** Nobody can pay it any more. */
export function voidInvoice(
  invoice: Invoice,
  at: number,
  sandbox: Sandbox,
  request: ApiRequest | undefined,
): Invoice {
  if (invoice.status !== 'open') {
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice isn't open or uncollectible: it is ${invoice.status}.`,
    );
  }
  const payment = paymentOf(invoice.id, sandbox);
  const intent = sandbox.store.get('payment_intent', payment?.payment.payment_intent ?? '');
  if (payment && intent) {
    sandbox.save({ ...payment, status: 'canceled' });
    sandbox.save(
      { ...intent, status: 'canceled', canceled_at: at, cancellation_reason: 'void_invoice' },
      request,
      'payment_intent.canceled',
    );
  }
  return sandbox.save(
    {
      ...invoice,
      status: 'void',
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, voided_at: at },
    },
    request,
    'invoice.voided',
  );
}

/** @throws StripeError where there is none */
export function findInvoice(id: string, sandbox: Sandbox): Invoice {
  const invoice = sandbox.store.get('invoice', id);
  if (invoice) return invoice;
  throw invalidRequest(`No such invoice: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    param: 'invoice',
  });
}
