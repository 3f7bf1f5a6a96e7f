import type { OwnerListing } from '@town/contracts/owners/listings';
import type { OwnerRequest } from '@town/contracts/owners/owner-requests';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';
const bob = 'bob@example.com';

/** Saves a form: it contains every field, and the changes that were pending when it was opened. */
const save = (email: string, { id, name, waiting }: OwnerListing, change: object) =>
  site.owner(email, 'PUT', `listings/${id}`, { name, ...waiting, ...change, waiting }, 1);

async function sharedListing(): Promise<string> {
  const { id } = await site.ownedBusiness(ann, { name: 'Pie Shop' });
  await readJson(site.owner(ann, 'POST', `listings/${id}/people`, { email: bob }));
  return id;
}

test('a form that was opened before another person’s pending change does not revert it', async () => {
  const id = await sharedListing();
  const anns = await site.listing(ann, id);
  const bobs = await site.listing(bob, id);
  expect((await save(bob, bobs, { name: 'Pie House' })).status).toBe(200);
  const late = await save(ann, anns, { hours: 'Every day' });
  expect(late.status).toBe(412);
  expect(await late.json()).toMatchObject({ current: { waiting: { name: 'Pie House' } } });
  const now = await site.listing(ann, id);
  expect(now).toMatchObject({ hours: null, waiting: { name: 'Pie House' } });
  expect(await readJson(save(ann, now, { hours: 'Every day' }))).toMatchObject({
    hours: 'Every day',
    waiting: { name: 'Pie House' },
  });
});

test('a form that was opened before the staff refused a change does not request it again', async () => {
  const id = await sharedListing();
  const asked = await save(ann, await site.listing(ann, id), { name: 'Pie Palace' });
  const opened = await readJson<OwnerListing>(asked);
  const requests = await readJson<OwnerRequest[]>(site.staff('GET', 'claims'));
  const change = requests.find(({ businessId }) => businessId === id);
  await readJson(
    site.staff('POST', `claims/${change?.id}/decision`, { decision: 'refused', reason: 'Too big' }),
  );
  expect((await save(ann, opened, { hours: 'Every day' })).status).toBe(412);
  expect((await site.listing(ann, id)).waiting).toEqual({});
});
