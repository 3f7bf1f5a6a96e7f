import { screen } from '@testing-library/react';
import { aSubscription } from './account-visit';

export const subscriptionPath = '/account/subscription';

/** The API response for an owner with this subscription. */
export const withSubscription = (given: Parameters<typeof aSubscription>[0] = {}) => ({
  'GET /api/owner/subscription': { subscription: aSubscription(given), others: [] },
});

/** What a change to the annual plan costs. */
export const yearly = {
  plan: 'annual',
  dueNowCents: 46_050,
  priceCents: 49_500,
  nextPaymentCents: 49_500,
  nextPaymentAt: '2028-03-10T18:00:00.000Z',
};

/** Waits for the button, and returns it. */
export const press = (name: string | RegExp) => screen.findByRole('button', { name });
