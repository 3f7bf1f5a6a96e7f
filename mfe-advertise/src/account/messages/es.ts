import { accountInSpanish } from './es-account';
import { eventsInSpanish } from './es-events';
import { listingInSpanish } from './es-listing';
import { subscriptionInSpanish } from './es-subscription';

/** The messages of an owner's account in Spanish. Only the account's pages in Spanish load them. */
export const spanish = {
  ...accountInSpanish,
  ...subscriptionInSpanish,
  ...listingInSpanish,
  ...eventsInSpanish,
};
