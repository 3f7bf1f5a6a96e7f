import { plans } from '@town/contracts/plans/price-list';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments();

test('a payer’s name is exported and erased, and the payment stays in the accounts', async () => {
  const id = await payments.pay(plans.monthly, 'ann@example.com');
  await payments.report(id);
  const personalData = payments.service.app.get(PersonalData, { strict: false });
  expect(await personalData.export('ANN@example.com')).toMatchObject({
    payments: [{ id, customer_email: 'ann@example.com', customer_name: 'Pie Shop' }],
  });
  await payments.erase('ann@example.com');
  expect(await personalData.export('ann@example.com')).toEqual({});
  expect(await payments.payments(id)).toMatchObject([
    { amount: 49, plan: 'monthly', customer_email: null, customer_name: null },
  ]);
  // A later event with the name that Stripe still has does not restore it.
  await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
  expect(await payments.payments(id)).toMatchObject([{ customer_email: null }]);
});
