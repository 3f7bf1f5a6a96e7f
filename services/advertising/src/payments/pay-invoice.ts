import type Stripe from 'stripe';
import { isRefused, wantsConfirmation } from './stripe-failure.js';
import { toConfirm } from './to-confirm.js';

/**
 * Charges an open invoice; returns the whole cents that were paid. Stripe may charge or void it at the same time, and
 * then refuses the request.
 * @throws a 402 that names Stripe's page of the invoice if the bank wants the payment confirmed there
 */
export async function payInvoice(invoices: Stripe['invoices'], id: string): Promise<number> {
  try {
    return (await invoices.pay(id)).amount_paid;
  } catch (error) {
    if (wantsConfirmation(error)) throw toConfirm(await pageOf(invoices, id));
    if (!isRefused(error)) throw error;
    const invoice = await invoices.retrieve(id);
    if (invoice.status === 'open') throw error;
    return invoice.amount_paid;
  }
}

/** Stripe's page of an invoice. If Stripe does not answer now, the message without the page still says what to do. */
const pageOf = (invoices: Stripe['invoices'], id: string) =>
  invoices.retrieve(id).then(
    ({ hosted_invoice_url: page }) => page,
    () => undefined,
  );
