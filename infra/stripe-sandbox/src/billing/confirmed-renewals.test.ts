import { day, invoiceOf, provideBilling, start } from '../testing/billing.js';

const given = provideBilling();

/** A subscription whose renewal the bank wants confirmed. */
async function renewalToConfirm() {
  const { billing } = given;
  const { subscription, clock, customer } = await billing.subscribed();
  await billing.replaceCard(customer.id, subscription.id, 'pm_card_authenticationRequired');
  await billing.advance(clock.id, start + 28 * day + 2 * 60 * 60);
  const renewed = await billing.read(subscription.id);
  return { subscription: renewed, invoice: invoiceOf(renewed) };
}

/** Presses a button of the bank's page to which the invoice's page leads. */
async function answerBank(invoicePage: string, outcome: 'complete' | 'fail'): Promise<Response> {
  const page = await (await fetch(invoicePage)).text();
  const [, link = ''] = /href="([^"]+)">Confirm payment/.exec(page) ?? [];
  return fetch(link.replaceAll('&amp;', '&'), {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
}

test('a renewal that the cardholder must confirm fails, and is paid on the page of its invoice', async () => {
  const { stripe } = given.billing;
  const { subscription, invoice } = await renewalToConfirm();
  expect(subscription.status).toBe('past_due');
  expect(invoice).toMatchObject({ status: 'open', attempted: true });
  const types: string[] = [];
  for await (const { type } of stripe.events.list({ limit: 100 })) types.push(type);
  expect(types).toContain('invoice.payment_failed');
  expect(types).toContain('invoice.payment_action_required');

  const answer = await answerBank(invoice.hosted_invoice_url!, 'complete');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain(invoice.hosted_invoice_url!);
  const paid = await given.billing.read(subscription.id);
  expect(paid.status).toBe('active');
  expect(invoiceOf(paid).status).toBe('paid');
  expect(await (await fetch(invoice.hosted_invoice_url!)).text()).not.toContain('Confirm payment');
});

test('a confirmation that fails leaves the invoice open', async () => {
  const { subscription, invoice } = await renewalToConfirm();
  const answer = await answerBank(invoice.hosted_invoice_url!, 'fail');
  expect(answer.headers.get('location')).toContain('redirect_status=failed');
  const read = await given.billing.read(subscription.id);
  expect(read.status).toBe('past_due');
  expect(invoiceOf(read).status).toBe('open');
});

test('a call that pays such an invoice, or changes the plan, is refused with the reason', async () => {
  const { stripe } = given.billing;
  const { subscription, invoice } = await renewalToConfirm();
  await expect(stripe.invoices.pay(invoice.id!)).rejects.toMatchObject({
    statusCode: 402,
    code: 'invoice_payment_intent_requires_action',
  });
  const annual = await given.billing.price('year', 49_500);
  const change = stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]!.id, price: annual.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
  await expect(change).rejects.toMatchObject({
    code: 'subscription_payment_intent_requires_action',
  });
});
