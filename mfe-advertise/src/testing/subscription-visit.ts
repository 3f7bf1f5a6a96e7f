import { screen } from '@testing-library/react';
import { aSubscription } from './account-visit';

export const subscriptionPath = '/account/subscription';

/** The API response for an owner with this subscription. */
export const withSubscription = (given: Parameters<typeof aSubscription>[0] = {}) => ({
  'GET /api/owner/subscription': { subscription: aSubscription(given), others: [] },
});

/** Waits for the button, and returns it. */
export const press = (name: string | RegExp) => screen.findByRole('button', { name });
