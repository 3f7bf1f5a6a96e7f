import { plans } from '@town/contracts/plans/price-list';
import type { OwnerInvoice } from '@town/contracts/subscriptions/owner-subscription';
import { readJson } from '@town/service-kit/testing/read-json';
import { useSubscriptions } from '../testing/subscriptions-harness.js';

const town = useSubscriptions();

async function renewalToConfirm(email: string): Promise<string> {
  const id = await town.buy(plans.monthly, email);
  await town.askForConfirmation(id);
  await town.advance(31, 2);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'payment-failed' });
  return id;
}

test('a renewal that the bank wants confirmed is paid on the page of its invoice', async () => {
  const email = 'confirms@example.com';
  const id = await renewalToConfirm(email);
  expect(await town.events(id, 'subscription-payment-failed')).toHaveLength(1);
  const invoices = await readJson<OwnerInvoice[]>(await town.asOwner(email, 'invoices'));
  expect(invoices[0]).toMatchObject({ status: 'failed', pageUrl: expect.any(String) });

  await town.confirmAtBank(invoices[0]!.pageUrl!);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'active' });
  expect(await town.charged(id)).toHaveLength(2);
  expect(await town.events(id, 'subscription-renewed')).toHaveLength(1);
});

test('a new card whose bank wants the payment confirmed says where to do that, and is kept', async () => {
  const email = 'new-card@example.com';
  const id = await renewalToConfirm(email);
  const setupIntentId = await town.newCard(email, 'pm_card_authenticationRequired');
  const answer = await town.asOwner(email, 'subscription/card', { setupIntentId });
  expect(answer.status).toBe(402);
  const [invoice] = await readJson<OwnerInvoice[]>(await town.asOwner(email, 'invoices'));
  expect(await answer.json()).toMatchObject({
    confirmAt: invoice?.pageUrl,
    detail:
      'Your bank wants you to confirm this payment. Please open the unpaid invoice in your account and confirm it there, or use another card.',
  });
  expect(await town.charged(id)).toHaveLength(1);
  await town.confirmAtBank(invoice!.pageUrl!);
  await town.deliver();
  expect(await town.owned(email)).toMatchObject({ state: 'active' });
  expect(await town.charged(id)).toHaveLength(2);
});

test('a change of plan with such a card changes nothing, and asks for another card', async () => {
  const email = 'changes@example.com';
  const id = await town.buy(plans.monthly, email);
  await town.askForConfirmation(id);
  const answer = await town.asOwner(email, 'subscription/change', { plan: 'annual' });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({
    detail:
      'Your bank wants you to confirm each payment, which is not possible here. Please use another card.',
  });
  expect(await town.owned(email)).toMatchObject({ plan: 'monthly', state: 'active' });
});
