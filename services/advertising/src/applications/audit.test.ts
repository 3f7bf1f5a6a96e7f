import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { advertisingService } from '../advertising-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(advertisingService, settings);

const asEditor = (path: string, init: RequestInit = {}) =>
  fetch(address(`/api/admin/${path}`), {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
    },
  });

const entries = async () => {
  const rows = await database().query<{ data: object }>(
    `select event->'data' as data from outbox where subject = 'advertising.audited.v1'
     order by position`,
  );
  return rows.map(({ data }) => data);
};

let id: string;
beforeEach(async () => {
  const [row] = await database().query<{ id: string }>(
    `insert into advertiser_applications
       (first_name, last_name, email, phone, business_name, business_type, business_description, preferred_plan)
     values ('Ann', 'Example', 'ann@example.com', '830-555-0130', 'Pies', 'restaurant', 'Pies', 'monthly')
     returning id`,
  );
  id = row!.id;
  await database().query('delete from outbox');
});

const of = (action: string, kind: string, id = '') => ({
  actor: 'editor@example.com',
  action,
  kind,
  id,
  before: null,
  after: null,
});

test('a change of status is in the audit log once', async () => {
  for (const _time of ['first', 'again']) {
    const body = JSON.stringify({ status: 'contacted' });
    expect((await asEditor(`advertisers/${id}/status`, { method: 'PUT', body })).status).toBe(200);
  }
  expect(await entries()).toEqual([
    {
      ...of('change-status', 'applications', id),
      before: { status: 'pending' },
      after: { status: 'contacted' },
    },
  ]);
});

test('Create Business is in the audit log once', async () => {
  for (const _time of ['first', 'again']) {
    const answer = await asEditor(`advertisers/${id}/create-business`, { method: 'POST' });
    expect(answer.status).toBe(200);
  }
  expect(await entries()).toEqual([
    {
      ...of('approve', 'applications', id),
      before: { status: 'pending' },
      after: { status: 'active' },
    },
  ]);
});

test('the audit log names the business that staff chose for an application', async () => {
  const businessId = '00000000-0000-4000-8000-000000000001';
  const body = JSON.stringify({ businessId });
  const path = `advertisers/${id}/create-business`;
  expect((await asEditor(path, { method: 'POST', body })).status).toBe(200);
  expect(await entries()).toEqual([
    {
      ...of('approve', 'applications', id),
      before: { status: 'pending' },
      after: { status: 'active', businessId },
    },
  ]);
});

test.each([
  ['advertisers', 'applications'],
  ['payments', 'payments'],
])('reading %s is in the audit log, without the content that was read', async (path, kind) => {
  expect((await asEditor(`${path}?q=ann@example.com`)).status).toBe(200);
  expect(await entries()).toEqual([of('view', kind)]);
});
