import { subscriptionCardExpiring } from './events.js';

test('a card that expires is that of the payer or of a former payer, or the event does not say', () => {
  const event = {
    ...{ id: 'sub_1', plan: 'monthly', email: 'ada@example.com', applicationId: null },
    ...{ priceCents: 4_900, paidUntil: '2027-04-01T18:00:00.000Z' },
    ...{ last4: '4242', expiresMonth: 3, expiresYear: 2027 },
  };
  const { data } = subscriptionCardExpiring;
  for (const known of [{}, { cardOf: 'payer' }, { cardOf: 'former-payer' }])
    expect(data.parse({ ...event, ...known })).toEqual({ ...event, ...known });
  expect(data.safeParse({ ...event, cardOf: 'nobody' }).success).toBe(false);
});
