import { screen } from '@testing-library/react';
import { aSubscription } from './account-visit';

export const subscriptionPath = '/account/subscription';

/** The answer to an owner who has this subscription. */
export const withSubscription = (given: Parameters<typeof aSubscription>[0] = {}) => ({
  'GET /api/owner/subscription': { subscription: aSubscription(given), others: [] },
});

/** The button, once it is on the page. */
export const press = (name: string | RegExp) => screen.findByRole('button', { name });
