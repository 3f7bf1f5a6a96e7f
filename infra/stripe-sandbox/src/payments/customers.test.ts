import { provideBilling } from '../testing/billing.js';

const given = provideBilling();

test('a customer gets another address and keeps everything else, and the change is an event', async () => {
  const { stripe } = given.billing;
  const { id } = await stripe.customers.create({ email: 'ann@example.com', name: 'Ann' });
  const changed = await stripe.customers.update(id, { email: 'bob@example.com' });
  expect(changed).toMatchObject({ id, email: 'bob@example.com', name: 'Ann' });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ email: 'bob@example.com' });
  const { data } = await stripe.events.list({ type: 'customer.updated', limit: 10 });
  expect(data.map((event) => event.data.object)).toMatchObject([{ id, email: 'bob@example.com' }]);
});

test('an empty value removes the name of a customer, and an unknown customer is refused', async () => {
  const { stripe } = given.billing;
  const { id } = await stripe.customers.create({ name: 'Ann' });
  expect(await stripe.customers.update(id, { name: '' })).toMatchObject({ name: null });
  await expect(stripe.customers.update('cus_none', { name: 'Ann' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});
