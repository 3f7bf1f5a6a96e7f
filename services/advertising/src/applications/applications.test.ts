import { advertiserFormDefaults } from '@town/contracts/advertisers/options';
import { type Advertiser, advertiserSchema } from '@town/contracts/advertisers/record';
import { blanco } from '@town/contracts/testing/blanco';
import { exampleApplicant } from '@town/contracts/testing/example-forms';
import { describeSubmission } from '@town/service-kit/testing/describe-submission';
import { expectBoundedSearch } from '@town/service-kit/testing/expect-bounded-search';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { advertisingService } from '../advertising-service.js';

const { auth, settings } = useFakeAuth();

const harness = useService(advertisingService, settings);
const { address, database } = harness;

const body = {
  ...advertiserFormDefaults(blanco),
  ...exampleApplicant,
  serviceAreas: '["Blanco"]',
  monthlyBudget: '$49/month',
  submittedAt: '2026-11-20T15:30:00.000Z',
};

describeSubmission('An application', {
  path: '/api/advertisers',
  harness,
  body,
  texts: ['firstName', 'lastName', 'businessName', 'additionalComments'],
  table: 'advertiser_applications',
  subject: 'advertising.advertiser-submitted.v1',
});

const asStaff = (path: string, init: RequestInit = {}, token = auth().token()) =>
  fetch(address(`/api/admin/advertisers${path}`), {
    ...init,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  });

async function apply(changes: object = {}, headers: object = {}): Promise<Advertiser> {
  const response = await fetch(address('/api/advertisers'), {
    method: 'POST',
    body: JSON.stringify({ ...body, ...changes }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  return await readJson<Advertiser>(response);
}

const setStatus = (id: string, status: unknown, seen?: string) =>
  asStaff(`/${id}/status`, { method: 'PUT', body: JSON.stringify({ status, seen }) });

const createBusiness = (id: string) => asStaff(`/${id}/create-business`, { method: 'POST' });

const eventsOf = (id: string, name: string) =>
  database().query<{ data: unknown }>(
    "select event->'data' as data from outbox where subject = $1 and event->'data'->>'id' = $2",
    [`advertising.${name}.v1`, id],
  );

test('an application is stored as sent, with the status pending', async () => {
  const answer = await apply();
  expect(advertiserSchema.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    ...body,
    advertisingGoals: '["increase_visibility","attract_customers"]',
    interestedCategories: '["dining"]',
    businessAddress: null,
    businessDescription: null,
    businessSocialMedia: null,
    businessWebsite: null,
    additionalComments: null,
    status: 'pending',
    paymentIntentId: null,
    businessId: null,
  });
  const list = await readJson<Advertiser[]>(asStaff(''));
  expect(list).toContainEqual({
    ...answer,
    payment: null,
    undoUntil: null,
    businessExisted: null,
    chosenBusinessGone: false,
  });
});

test('the event of an application sent from a Spanish page names the language', async () => {
  const { id } = await apply({}, { 'Content-Language': 'es' });
  const [event] = await eventsOf(id, 'advertiser-submitted');
  expect(event?.data).toMatchObject({ id, language: 'es' });
});

test('an application dated in the future gets the current time', async () => {
  const { submittedAt } = await apply({ submittedAt: '2999-01-01T00:00:00Z' });
  expect(new Date(submittedAt).getTime()).toBeLessThanOrEqual(Date.now());
});

describe('the list of applications for staff', () => {
  it.each([
    ['no token', ''],
    ['nobody’s signature', () => auth().token({}, { alg: 'none' })],
    ['another key', () => auth().token({}, { kid: 'other' })],
    ['another audience', () => auth().token({ aud: 'others' })],
    ['another issuer', () => auth().token({ iss: 'others' })],
    ['its time over', () => auth().token({ exp: 1 })],
    ['no time', () => auth().token({ exp: undefined })],
    ['a session that is none', () => auth().token({ jti: '00000000-0000-4000-8000-000000000000' })],
  ])('is refused with %s', async (_, token) => {
    const given = typeof token === 'string' ? token : token();
    for (const response of [
      await asStaff('', {}, given),
      await asStaff('/counts', {}, given),
      await asStaff('/x/status', { method: 'PUT', body: '{}' }, given),
      await asStaff('/x/create-business', { method: 'POST' }, given),
    ]) {
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('is refused for a session that was revoked a moment ago', async () => {
    const token = auth().token();
    expect((await asStaff('', {}, token)).status).toBe(200);
    auth().revoke(token);
    expect((await asStaff('', {}, token)).status).toBe(401);
  });

  it('is unavailable, without ending any session, while the auth service is down', async () => {
    const token = auth().token();
    auth().setAway(true);
    expect((await asStaff('', {}, token)).status).toBe(503);
    auth().setAway(false);
    expect((await asStaff('', {}, token)).status).toBe(200);
  });

  it('can be searched, filtered, sorted and paged', async () => {
    await database().query('delete from advertiser_applications');
    await apply({ businessName: 'Zinnia Florist', submittedAt: '2026-01-01' });
    await apply({ businessName: 'apple 100% Press', submittedAt: '2026-02-01' });
    const { id } = await apply({ businessName: 'Mill', email: 'miller@example.com' });
    await setStatus(id, 'contacted');
    const names = async (query: string) => {
      const response = await asStaff(`?${query}`);
      const list = await readJson<Advertiser[]>(response);
      return list.map(({ businessName }) => businessName);
    };
    expect(await names('')).toEqual(['Mill', 'apple 100% Press', 'Zinnia Florist']);
    expect(await names('sort=oldest')).toEqual(['Zinnia Florist', 'apple 100% Press', 'Mill']);
    expect(await names('sort=name')).toEqual(['apple 100% Press', 'Mill', 'Zinnia Florist']);
    expect(await names('q=MILLER@')).toEqual(['Mill']);
    expect(await names('q=ann example')).toHaveLength(3);
    for (const page of ['', '&limit=5&countTo=5']) {
      expect(await names(`q=${id}${page}`)).toEqual(['Mill']);
    }
    expect(await names(`ids=${id}`)).toEqual(['Mill']);
    expect(await names(`ids=${id}&status=active`)).toEqual([]);
    for (const wrong of ['Mill', `${id},`, Array(51).fill(id).join(',')])
      expect((await asStaff(`?ids=${wrong}`)).status).toBe(400);
    expect(await names('q=0%25')).toEqual(['apple 100% Press']);
    expect(await names('q=%27%20or%201%3D1--')).toEqual([]);
    expect(await names('status=contacted')).toEqual(['Mill']);
    expect(await names('status=pending&limit=1&offset=1')).toEqual(['Zinnia Florist']);
    const page = await asStaff('?status=pending&limit=1');
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await (await asStaff('/counts')).json()).toEqual({
      total: 3,
      pending: 2,
      contacted: 1,
      active: 0,
      inactive: 0,
    });
    await setStatus(id, 'inactive');
    const changed = { total: 3, pending: 2, contacted: 0, active: 0, inactive: 1 };
    expect(await (await asStaff('/counts')).json()).toEqual(changed);
    expect((await asStaff('?status=paid')).status).toBe(400);
    expect((await asStaff('?sort=random')).status).toBe(400);
  });

  it('is complete across its pages, with five thousand applications', async () => {
    await database().query(`
      insert into advertiser_applications
        (first_name, last_name, email, phone, business_name, business_type, preferred_plan, submitted_at)
      select 'Ann', 'Example', 'a' || n || '@example.com', '830-555-0130', 'Shop ' || n, 'retail',
        'monthly', now() - n * interval '1 minute' from generate_series(1, 5000) n`);
    const ids = async (query: string) => {
      const response = await asStaff(query);
      expect(response.status).toBe(200);
      return (await readJson<{ id: string }[]>(response)).map(({ id }) => id);
    };
    const whole = await ids('');
    expect(new Set(whole).size).toBeGreaterThanOrEqual(5_000);
    expect(await ids('?limit=50&offset=4000')).toEqual(whole.slice(4_000, 4_050));
    expect(await ids('?q=shop 4999')).toHaveLength(1);
    const get = (query: string) => asStaff(`?${query}`);
    for (const [words, expected] of [
      ['q=shop 499&sort=name', 11],
      ['q=a499&sort=oldest', 11],
      ['q=ann example&status=active', 0],
    ] as const) {
      const pages = { limit: 4, countTo: 5 };
      expect(await expectBoundedSearch(get, words, pages)).toBe(expected);
    }
  });
});

describe('the status of an application', () => {
  it.each(['contacted', 'active', 'inactive', 'pending'])(
    'can be changed to %s',
    async (status) => {
      const { id } = await apply();
      const response = await setStatus(id, status);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id, status });
      const told = await eventsOf(id, 'advertiser-status-changed');
      expect(told).toEqual(
        status === 'pending'
          ? []
          : [{ data: expect.objectContaining({ id, status, previousStatus: 'pending' }) }],
      );
    },
  );

  it.each([undefined, 'paid', null, ['active']])('cannot be changed to %j', async (status) => {
    const { id } = await apply();
    expect((await setStatus(id, status)).status).toBe(400);
  });

  it('stays as a colleague has set it since staff have seen it', async () => {
    const { id } = await apply();
    await createBusiness(id);
    const refused = await setStatus(id, 'inactive', 'contacted');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: 'This application is active by now. Please look again.',
    });
    expect(await eventsOf(id, 'advertiser-status-changed')).toEqual([]);
    expect((await setStatus(id, 'inactive', 'active')).status).toBe(200);
    // The answer of the change may have been lost.
    expect((await setStatus(id, 'inactive', 'active')).status).toBe(200);
  });

  it('cannot be changed when the application does not exist', async () => {
    expect((await setStatus('00000000-0000-4000-8000-000000000000', 'active')).status).toBe(404);
    expect((await setStatus('1', 'active')).status).toBe(400);
  });
});

test('pressing Create Business many times at once requests the business once', async () => {
  const { id } = await apply({ businessWebsite: 'javascript:alert(1)' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => createBusiness(id)));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id, status: 'active' });
  }
  expect(await eventsOf(id, 'advertiser-approved')).toEqual([
    { data: expect.objectContaining({ id, businessName: 'Pie Shop', businessWebsite: null }) },
  ]);
  expect((await createBusiness('00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

describe('an application for a business of the directory', () => {
  const [theirs, another] = [
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002',
  ];
  const use = (id: string, businessId: string) =>
    asStaff(`/${id}/create-business`, { method: 'POST', body: JSON.stringify({ businessId }) });

  it('is approved with the business that staff name', async () => {
    const { id } = await apply();
    expect((await use(id, theirs)).status).toBe(200);
    expect((await use(id, theirs)).status).toBe(200);
    expect(await eventsOf(id, 'advertiser-approved')).toEqual([
      { data: expect.objectContaining({ existingBusinessId: theirs }) },
    ]);
  });

  it('cannot get another one afterwards', async () => {
    const { id } = await apply();
    await use(id, theirs);
    await database().query('update advertiser_applications set business_id = $2 where id = $1', [
      id,
      theirs,
    ]);
    expect((await use(id, another)).status).toBe(409);
    expect((await use(id, theirs)).status).toBe(200);
  });

  it('is refused with an id that is none', async () => {
    const { id } = await apply();
    expect((await use(id, 'the pie shop')).status).toBe(400);
    expect(await eventsOf(id, 'advertiser-approved')).toEqual([]);
  });
});
