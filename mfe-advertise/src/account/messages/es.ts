import { serverErrorsInSpanish } from './errors-es';
import { accountInSpanish } from './es-account';
import { claimInSpanish } from './es-claim';
import { eventsInSpanish } from './es-events';
import { listingInSpanish } from './es-listing';
import { settingsInSpanish } from './es-settings';
import { signInInSpanish } from './es-sign-in';
import { subscriptionInSpanish } from './es-subscription';

/** The messages of an owner's account in Spanish. Only the account's pages in Spanish load them. */
export const spanish = {
  ...accountInSpanish,
  ...signInInSpanish,
  ...subscriptionInSpanish,
  ...settingsInSpanish,
  ...claimInSpanish,
  ...listingInSpanish,
  ...eventsInSpanish,
  ...serverErrorsInSpanish,
};
