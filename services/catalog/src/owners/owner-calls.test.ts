import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

/** Every route for owners in the service's OpenAPI document. */
async function ownerCalls(): Promise<{ method: string; path: string }[]> {
  const { paths } = await harness.read<OpenApi>('/api/catalog/openapi.json');
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/owner/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: path.slice('/api/owner/'.length),
      })),
    );
}

/** A body that every route with a body accepts. */
const bodyFor = (method: string) =>
  method === 'GET'
    ? undefined
    : {
        ...{ phone: '830-555-0666', email: 'mallory@example.com' },
        ...{ title: 'Raid', date: '2027-03-11', category: 'business' },
        isCancelled: true,
      };
const nobody = '00000000-0000-4000-8000-000000000000';
const addressOf = (path: string, id: string) =>
  path
    .replace('{id}', id)
    .replace(/\{(person|event)\}/, nobody)
    .replace('{date}', '2027-03-11');

test('every owner route refuses a request without a session', async () => {
  const { id } = await site.ownedBusiness('ann@example.com');
  const calls = await ownerCalls();
  expect(calls.length).toBeGreaterThanOrEqual(5);
  for (const { method, path } of calls) {
    const answer = await site.owner(null, method, addressOf(path, id), bodyFor(method), 1);
    expect([method, path, answer.status]).toEqual([method, path, 401]);
  }
});

test('another owner can neither read nor change a listing', async () => {
  const { id } = await site.ownedBusiness('ann@example.com', { phone: '830-555-0100' });
  const eve = 'eve@example.com';
  for (const { method, path } of await ownerCalls()) {
    if (!path.includes('{id}')) continue;
    const answer = await site.owner(eve, method, addressOf(path, id), bodyFor(method), 1);
    expect([method, path, answer.status]).toEqual([method, path, 404]);
  }
  for (const path of ['listings', 'claims']) {
    expect(await (await site.owner(eve, 'GET', path)).json()).toEqual([]);
  }
  expect((await site.listing('ann@example.com', id)).phone).toBe('830-555-0100');
});

test('a write with a session is accepted only from a page of the site', async () => {
  const { id } = await site.ownedBusiness('ann@example.com');
  const { Cookie } = auth().ownerHeaders('ann@example.com');
  const answer = await fetch(harness.address(`/api/owner/listings/${id}`), {
    method: 'PUT',
    headers: { Cookie: Cookie!, 'Content-Type': 'application/json', 'If-Match': '"1"' },
    body: JSON.stringify({ phone: '830-555-0666' }),
  });
  expect(answer.status).toBe(403);
});
