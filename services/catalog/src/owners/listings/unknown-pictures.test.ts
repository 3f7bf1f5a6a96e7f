import { randomBytes } from 'node:crypto';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ada = 'ada@example.com';

function picture() {
  const hash = randomBytes(16).toString('hex');
  return { hash, url: `/pictures/${hash}/1280.jpg`, alt: 'Our door' };
}
const save = (id: string, pictures: readonly { url: string; alt: string }[], version: number) =>
  site.owner(ada, 'PUT', `listings/${id}`, { pictures }, version);
const arrive = ({ hash }: { hash: string }, removed = false) =>
  harness.database().query(
    `insert into known_pictures (hash, width, height, alt, focal_x, focal_y, removed)
     values ($1, 1280, 800, 'A door', 50, 50, $2)`,
    [hash, removed],
  );

beforeAll(() =>
  eventually(async () => {
    const ready = await readJson(fetch(harness.address('/readyz')));
    expect(ready).toMatchObject({ broker: 'up' });
  }),
);

test('a picture that the library does not have, or no longer has, is refused, and nothing is saved', async () => {
  const { id } = await site.ownedBusiness(ada);
  const [real, madeUp, removed] = [picture(), picture(), picture()];
  await arrive(real);
  await arrive(removed, true);
  const refused = await save(id, [real, madeUp, removed], 1);
  expect(refused.status).toBe(400);
  const message = 'This picture is not in the library. Please upload it again.';
  expect(await refused.json()).toMatchObject({
    errors: [
      { path: 'pictures.1.url', message },
      { path: 'pictures.2.url', message },
    ],
  });
  expect((await site.listing(ada, id)).pictures).toEqual([]);
  expect((await save(id, [real], 1)).status).toBe(200);
}, 30_000);

test('a picture whose event arrives a moment after the save is accepted', async () => {
  const { id } = await site.ownedBusiness(ada);
  const uploaded = picture();
  const [saved] = await Promise.all([save(id, [uploaded], 1), arrive(uploaded)]);
  expect(saved.status).toBe(200);
});

test('the library is not checked for pictures the listing has, or for another owner’s listing', async () => {
  const { url: imageUrl, alt } = picture();
  const { id } = await site.ownedBusiness(ada, { imageUrl, imageAlt: 'A door' });
  const foreign = await site.ownedBusiness('bea@example.com');
  await harness.database().query('alter table known_pictures rename to away');
  try {
    expect((await save(id, [{ url: imageUrl, alt }], 1)).status).toBe(200);
    expect((await save(foreign.id, [picture()], 1)).status).toBe(404);
  } finally {
    await harness.database().query('alter table away rename to known_pictures');
  }
});
