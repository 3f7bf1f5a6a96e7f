import { randomUUID } from 'node:crypto';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { advertisingService } from '../advertising-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(advertisingService, settings);

const post = (path: string, body: object) =>
  fetch(address(`/api/admin/advertisers/${path}`), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
    },
    body: JSON.stringify(body),
  });

const [wrong, right] = [randomUUID(), randomUUID()];
let id: string;

beforeEach(async () => {
  const [row] = await database().query<{ id: string }>(
    `insert into advertiser_applications
       (first_name, last_name, email, phone, business_name, business_type, preferred_plan)
     values ('Ann', 'Example', 'ann@example.com', '830-555-0130', 'Pies', 'restaurant', 'monthly')
     returning id`,
  );
  id = row!.id;
  await readJson(post(`${id}/create-business`, { businessId: wrong }));
  await database().query(
    "update advertiser_applications set approved_at = now() - interval '3 days' where id = $1",
    [id],
  );
});

const told = async (subject: string) => {
  const rows = await database().query<{ data: object }>(
    `select event -> 'data' as data from outbox
     where subject = $1 and event -> 'data' ->> 'id' = $2 order by position`,
    [`advertising.${subject}.v1`, id],
  );
  return rows.map(({ data }) => data);
};

const release = (businessId: string) => post(`${id}/release-business`, { businessId });

test('a wrong business can be removed days later, and another one chosen', async () => {
  expect((await post(`${id}/undo-create-business`, {})).status).toBe(409);
  expect(await readJson(release(wrong))).toMatchObject({ status: 'pending', businessId: null });
  expect(await told('advertiser-approval-undone')).toEqual([{ id, approval: 1 }]);
  const listed = await readJson(
    fetch(address(`/api/admin/advertisers?q=${id}`), {
      headers: { Authorization: `Bearer ${auth().tokenOf('editor')}` },
    }),
  );
  expect(listed).toMatchObject([{ status: 'pending', businessId: null }]);
  expect(await readJson(post(`${id}/create-business`, { businessId: right }))).toMatchObject({
    status: 'active',
    businessId: right,
  });
  expect((await told('advertiser-approved')).at(-1)).toMatchObject({
    approval: 2,
    existingBusinessId: right,
  });
});

test('the removal is in the audit log, with the business', async () => {
  await readJson(release(wrong));
  expect((await told('audited')).at(-1)).toMatchObject({
    actor: 'editor@example.com',
    action: 'release-business',
    kind: 'applications',
    before: { status: 'active', businessId: wrong },
    after: { status: 'pending' },
  });
});

test('a business that a colleague has chosen or removed meanwhile stays as it is', async () => {
  expect((await release(right)).status).toBe(409);
  await readJson(release(wrong));
  expect((await release(wrong)).status).toBe(409);
  expect(await told('advertiser-approval-undone')).toHaveLength(1);
});

test('a deactivated application stays inactive without its business', async () => {
  await database().query("update advertiser_applications set status = 'inactive' where id = $1", [
    id,
  ]);
  expect(await readJson(release(wrong))).toMatchObject({ status: 'inactive', businessId: null });
});

test('a business that is chosen while another one is being created is refused', async () => {
  await readJson(release(wrong));
  await readJson(post(`${id}/create-business`, {}));
  expect((await post(`${id}/create-business`, { businessId: right })).status).toBe(409);
  expect((await post(`${id}/create-business`, {})).status).toBe(200);
});

test('an approval that names the status is refused when a colleague has changed it', async () => {
  const approve = (body: object) => post(`${id}/create-business`, body);
  expect((await approve({ status: 'pending' })).status).toBe(409);
  await readJson(release(wrong));
  await database().query("update advertiser_applications set status = 'inactive' where id = $1", [
    id,
  ]);
  const refused = await approve({ status: 'pending' });
  expect(await refused.json()).toMatchObject({
    message: 'This application is inactive by now. Please look again.',
  });
  expect((await approve({ status: 'inactive' })).status).toBe(200);
});

test('an application that is made active again says so, because its item may be open', async () => {
  await database().query("update advertiser_applications set status = 'contacted' where id = $1", [
    id,
  ]);
  const again = await readJson(post(`${id}/create-business`, { status: 'contacted' }));
  expect(again).toMatchObject({ status: 'active', businessId: wrong });
  await readJson(post(`${id}/create-business`, { status: 'active' }));
  expect(await told('advertiser-status-changed')).toEqual([
    expect.objectContaining({ previousStatus: 'contacted', status: 'active' }),
  ]);
  expect(await told('advertiser-approved')).toHaveLength(1);
});

test.each([
  { withdrawn: null, says: 'is public', told: {} },
  { withdrawn: new Date(), says: 'was archived', told: { isBusinessWithdrawn: true } },
])('an application that is made active again tells whether its business $says', async (each) => {
  await database().query(
    `insert into business_names (business_id, name, version, withdrawn_at) values ($1, 'Pies', 3, $2)
     on conflict (business_id) do update set withdrawn_at = excluded.withdrawn_at`,
    [wrong, each.withdrawn],
  );
  await database().query("update advertiser_applications set status = 'inactive' where id = $1", [
    id,
  ]);
  await readJson(post(`${id}/create-business`, { status: 'inactive' }));
  const { isBusinessWithdrawn } = Object((await told('advertiser-status-changed')).at(-1));
  expect({ isBusinessWithdrawn }).toEqual({ isBusinessWithdrawn: undefined, ...each.told });
});

test('the business of an approval that a process of the release before has undone is not shown', async () => {
  await database().query('update advertiser_applications set is_taken_back = true where id = $1', [
    id,
  ]);
  const status = () =>
    fetch(address(`/api/admin/advertisers?q=${id}`), {
      headers: { Authorization: `Bearer ${auth().tokenOf('editor')}` },
    });
  expect(await readJson(status())).toMatchObject([{ businessId: null }]);
});

test('a process of the release before that takes the business away takes its name away, too', async () => {
  await database().query("update advertiser_applications set listed_name = 'Pies' where id = $1", [
    id,
  ]);
  await database().query('update advertiser_applications set is_taken_back = true where id = $1', [
    id,
  ]);
  const stored = await database().query(
    'select listed_name as name from advertiser_applications where id = $1',
    [id],
  );
  expect(stored).toEqual([{ name: null }]);
});
