import { randomUUID } from 'node:crypto';
import type { Business } from '@town/contracts/businesses/record';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { Approvals } from '../testing/approvals.js';
import { OwnerSite } from '../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const site = new OwnerSite(harness, auth);
const approvals = new Approvals(harness);

const website = 'https://quilts.example';
const paid = { website };
const unpaid = { website: null };
const shown = (id: string) => harness.read<Business>(`/api/businesses/${id}`);

/** Approves an application with a running plan for a business. */
async function linked(existingBusinessId: string) {
  const id = randomUUID();
  const plan = `sub_${id}`;
  await approvals.approve({ id, existingBusinessId, subscriptionId: plan });
  return { id, plan };
}

test('the plan that paid for it before does not end what the new one pays for', async () => {
  const { id } = await site.business(paid);
  const first = await linked(id);
  const second = await linked(id);
  await approvals.end(first.plan, first.id);
  expect(await shown(id)).toMatchObject(paid);
  await approvals.end(second.plan, second.id);
  expect(await shown(id)).toMatchObject(unpaid);
});

test('the end of the new plan does not end one that still pays for it', async () => {
  const { id } = await site.business(paid);
  await linked(id);
  const second = await linked(id);
  await approvals.end(second.plan, second.id);
  expect(await shown(id)).toMatchObject(paid);
});

test('an undone approval gives a plan back to the application that bought it', async () => {
  const { id } = await site.business(paid);
  const first = await linked(id);
  await approvals.end(first.plan, first.id);
  await approvals.start('sub_again', first.id);
  expect(await shown(id)).toMatchObject(paid);
  const second = await linked(id);
  await approvals.undo(second.id);
  expect(await shown(id)).toMatchObject(paid);
  await approvals.end('sub_again', null);
  expect(await shown(id)).toMatchObject(unpaid);
});

test('an application that was undone takes no plan of the business with it', async () => {
  const { id } = await site.business(paid);
  const other = await site.business(paid);
  await linked(id);
  const mistaken = await linked(id);
  await approvals.undo(mistaken.id);
  await approvals.approve({ id: mistaken.id, approval: 2, existingBusinessId: other.id });
  await approvals.end(mistaken.plan, mistaken.id);
  expect(await shown(other.id)).toMatchObject(unpaid);
  expect(await shown(id)).toMatchObject(paid);
});

test('approvals are undone in any order', async () => {
  const { id } = await site.business(paid);
  const first = await linked(id);
  const second = await linked(id);
  const third = await linked(id);
  await approvals.undo(second.id);
  await approvals.end(third.plan, third.id);
  expect(await shown(id)).toMatchObject(paid);
  await approvals.undo(third.id);
  expect(await shown(id)).toMatchObject(paid);
  await approvals.end(first.plan, null);
  expect(await shown(id)).toMatchObject(unpaid);
});

test('a plan that is bought again for the former application pays for the business', async () => {
  const { id } = await site.business(paid);
  const first = await linked(id);
  const second = await linked(id);
  await approvals.end(first.plan, first.id);
  await approvals.start('sub_bought_again', first.id);
  await approvals.end(second.plan, second.id);
  expect(await shown(id)).toMatchObject(paid);
  await approvals.end('sub_bought_again', first.id);
  expect(await shown(id)).toMatchObject(unpaid);
});
