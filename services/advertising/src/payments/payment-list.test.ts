import { type StaffPayment, staffPaymentSchema } from '@town/contracts/payments/staff-record';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments();
const path = '/api/admin/payments';

const list = async (query = ''): Promise<StaffPayment[]> => {
  const response = await payments.asStaff(path + query);
  expect(response.status).toBe(200);
  return await readJson<StaffPayment[]>(response);
};
const staffSee = async (id: string) => (await list(`?q=${id}`))[0];

async function refund(id: string, amount?: number): Promise<void> {
  await payments.stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) });
  await payments.send(await payments.eventOf(id, 'charge.refunded'));
}

describe('the list of payments', () => {
  it.each([
    ['no token', () => ''],
    ['nobody’s signature', () => payments.auth.token({}, { alg: 'none' })],
    ['its time over', () => payments.auth.token({ exp: 1 })],
    ['another audience', () => payments.auth.token({ aud: 'others' })],
  ])('is refused with %s', async (_, token) => {
    for (const address of [path, `${path}/counts`]) {
      const response = await payments.asStaff(address, {}, token());
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
  });

  it('is refused for a session that was revoked a moment ago', async () => {
    const token = payments.auth.token();
    expect((await payments.asStaff(path, {}, token)).status).toBe(200);
    payments.auth.revoke(token);
    expect((await payments.asStaff(path, {}, token)).status).toBe(401);
  });

  it('is unavailable, without ending any session, while the auth service is down', async () => {
    payments.auth.setAway(true);
    expect((await payments.asStaff(path)).status).toBe(503);
    payments.auth.setAway(false);
  });

  it.each(['?limit=0', '?offset=-1', '?status=paid', '?q=a&q=b'])(
    'is refused for the query %s',
    async (query) => {
      expect((await payments.asStaff(path + query)).status).toBe(400);
    },
  );

  it('is read-only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await payments.asStaff(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
    expect((await payments.asStaff(`${path}/pi_1`)).status).toBe(404);
  });
});

describe('staff', () => {
  it('see a plan that was bought without an application', async () => {
    const id = await payments.pay(plans.annual);
    await payments.report(id, plans.annual);
    const seen = await staffSee(id);
    expect(staffPaymentSchema.parse(seen)).toEqual(seen);
    expect(seen).toEqual({
      id,
      status: 'succeeded',
      plan: 'annual',
      amount: 495,
      refunded: 0,
      currency: 'usd',
      consent: null,
      dispute: null,
      renewal: false,
      refundEnds: true,
      subscription: { id: expect.stringMatching(/^sub_/), state: 'active' },
      paidAt: expect.stringMatching(/^\d{4}-.*Z$/),
      customerEmail: 'ann@example.com',
      customerName: 'Pie Shop',
      application: null,
    });
  });

  it('see which application a payment is for, with a link to it', async () => {
    const id = await payments.pay();
    await payments.report(id);
    const { id: applicationId } = await payments.apply(id, 'Linked Pies');
    const application = { id: applicationId, businessName: 'Linked Pies' };
    expect(await staffSee(id)).toMatchObject({ application });
    expect(await list('?q=linked')).toMatchObject([{ id }]);
    for (const named of [applicationId, id]) {
      const found = await payments.asStaff(`/api/admin/advertisers?q=${named}`);
      expect(await found.json()).toMatchObject([{ id: applicationId }]);
    }
  });

  it('see partial and full refunds, as the application shows them', async () => {
    const id = await payments.pay(plans.annual);
    await payments.report(id, plans.annual);
    await payments.apply(id);
    const shown = async () => {
      const found = await payments.asStaff(`/api/admin/advertisers?q=${id}`);
      const [application] = await readJson<{ payment: object }[]>(found);
      return application!.payment;
    };
    await refund(id, 1_050);
    const partly = await staffSee(id);
    expect(partly).toMatchObject({ status: 'partially_refunded', amount: 495, refunded: 10.5 });
    expect(partly).toMatchObject(await shown());
    await refund(id);
    const wholly = await staffSee(id);
    expect(wholly).toMatchObject({ status: 'refunded', refunded: 495 });
    expect(wholly).toMatchObject(await shown());
  });

  it('see the payment without any name after payer and applicant are erased', async () => {
    const id = await payments.pay();
    await payments.report(id, plans.monthly, { customerEmail: 'gone@example.com' });
    const { id: applicationId } = await payments.apply(id, 'Forgotten Pies');
    await payments.erase('gone@example.com');
    await payments.erase('ann@example.com');
    expect(await staffSee(id)).toMatchObject({
      amount: 49,
      customerEmail: null,
      customerName: null,
      application: { id: applicationId, businessName: null },
    });
    expect(await list('?q=forgotten')).toEqual([]);
  });

  it('get a new list only after a change, by its entity tag', async () => {
    const id = await payments.pay();
    await payments.report(id);
    const { headers } = await payments.asStaff(path);
    const held = headers.get('etag') ?? '';
    expect(held).toMatch(/^"[^"]+"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const again = () => payments.asStaff(path, { headers: { 'If-None-Match': held } });
    expect((await again()).status).toBe(304);
    await refund(id, 100);
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(held);
  });
});

test('the OpenAPI document describes the list of payments', async () => {
  const response = await fetch(`${payments.service.url}/api/advertising/openapi.json`);
  const { paths } = await readJson<{ paths: Record<string, object> }>(response);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining([path, `${path}/counts`]));
});
