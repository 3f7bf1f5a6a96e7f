import type { StaffAdvertiser } from '@town/contracts/advertisers/staff-record';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments({ settings: { SUBMISSION_LIMIT: 1_000 } });

const apply = (id: string | null, businessName?: string) => payments.apply(id, businessName);

async function staffSee(id: string): Promise<StaffAdvertiser> {
  const response = await payments.asStaff('/api/admin/advertisers');
  const list = await readJson<StaffAdvertiser[]>(response);
  return list.find((application) => application.id === id)!;
}

const paid = {
  status: 'succeeded',
  plan: 'annual',
  amount: 495,
  refunded: 0,
  paidAt: expect.stringMatching(/^\d{4}-.*Z$/),
};

test('an application sent after its payment is paid', async () => {
  const id = await payments.pay(plans.annual);
  await payments.report(id, plans.annual);
  const application = await apply(id);
  expect(await staffSee(application.id)).toMatchObject({ paymentIntentId: id, payment: paid });
});

test('an application sent before its payment is recorded becomes paid automatically', async () => {
  const id = await payments.pay(plans.annual);
  const application = await apply(id);
  expect(await staffSee(application.id)).toMatchObject({ paymentIntentId: id, payment: null });
  await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
  expect((await staffSee(application.id)).payment).toEqual(paid);
});

test('an application and its payment that arrive at the same time are linked', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await payments.pay(plans.annual);
    const [application] = await Promise.all([apply(id), payments.report(id, plans.annual)]);
    expect((await staffSee(application.id)).payment).toEqual(paid);
  }
});

test('one payment pays for one application: the first that names it', async () => {
  const later = await payments.pay();
  const first = await apply(later, 'First');
  const second = await apply(later, 'Second');
  await payments.report(later);
  const third = await apply(later, 'Third');
  expect((await staffSee(first.id)).payment).not.toBeNull();
  for (const { id } of [second, third]) {
    expect(await staffSee(id)).toMatchObject({ paymentIntentId: later, payment: null });
  }
});

test('of twenty applications that name one payment at once, one is paid', async () => {
  const id = await payments.pay();
  await payments.report(id);
  const applications = await Promise.all(Array.from({ length: 20 }, () => apply(id)));
  const seen = await Promise.all(applications.map((application) => staffSee(application.id)));
  expect(seen.filter(({ payment }) => payment !== null)).toHaveLength(1);
});

test('applications that arrive while their payment is recorded cause no deadlock', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await payments.pay();
    const first = await apply(id, 'First');
    const [told] = await Promise.all([payments.report(id), apply(id), apply(id), apply(id)]);
    expect(told.status).toBe(200);
    expect((await staffSee(first.id)).payment).not.toBeNull();
  }
});

test('an application with no payment, or with an unknown one, is stored as unpaid', async () => {
  expect((await staffSee((await apply(null)).id)).payment).toBeNull();
  const claimed = await staffSee((await apply('pi_invented')).id);
  expect(claimed).toMatchObject({ paymentIntentId: 'pi_invented', payment: null });
});

test('the response to the applicant contains nothing about payments', async () => {
  const id = await payments.pay();
  await payments.report(id, plans.monthly, { customerEmail: 'other@example.com' });
  const answer = await apply(id);
  expect(answer).not.toHaveProperty('payment');
  expect(JSON.stringify(answer)).not.toMatch(/other@example\.com|succeeded/);
});

test('staff see the refunded amount, and the list has a new entity tag', async () => {
  const id = await payments.pay(plans.annual);
  await payments.report(id, plans.annual);
  const application = await apply(id);
  await payments.stripe.refunds.create({ payment_intent: id, amount: 1_050 });
  await payments.send(await payments.eventOf(id, 'charge.refunded'));
  expect((await staffSee(application.id)).payment).toMatchObject({
    status: 'partially_refunded',
    refunded: 10.5,
  });
  await payments.stripe.refunds.create({ payment_intent: id });
  await payments.send(await payments.eventOf(id, 'charge.refunded'));
  expect((await staffSee(application.id)).payment).toMatchObject({ status: 'refunded' });
});

test('a simultaneous change of status by staff and the payment are both kept', async () => {
  const id = await payments.pay();
  const application = await apply(id);
  const setStatus = payments.asStaff(`/api/admin/advertisers/${application.id}/status`, {
    method: 'PUT',
    body: JSON.stringify({ status: 'contacted' }),
  });
  await Promise.all([setStatus, payments.report(id)]);
  expect(await staffSee(application.id)).toMatchObject({
    status: 'contacted',
    payment: { status: 'succeeded' },
  });
});
