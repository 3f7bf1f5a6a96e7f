/** @jest-environment node */
import { leadPastSecrets } from './provider-secrets';

const lead = (path: string) => leadPastSecrets(new URL(path, 'https://town.example'));
const returned = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';

test.each([
  [
    `/advertise?payment=success&${returned}&redirect_status=succeeded`,
    '/advertise?payment=success&payment_intent=pi_1&redirect_status=succeeded',
  ],
  [`/es/advertise?${returned}`, '/es/advertise?payment_intent=pi_1'],
  ['/advertise/?payment_intent_client_secret=x', '/advertise/'],
  [
    '/account/subscription?subscription=sub_1&setup_intent=seti_1&setup_intent_client_secret=x',
    '/account/subscription?subscription=sub_1&setup_intent=seti_1',
  ],
])('a return from the bank to %s leads to the page without the secret', (path, location) => {
  expect(lead(path)).toMatchObject({
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  });
});

test.each(['/advertise?payment=success&payment_intent=pi_1', `/about?${returned}`])(
  '%s is answered as it is',
  (path) => {
    expect(lead(path)).toBeUndefined();
  },
);
