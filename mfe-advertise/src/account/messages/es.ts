import { listingErrorsInSpanish } from './errors-listing-es';
import { accountInSpanish } from './es-account';
import { closedDaysInSpanish } from './es-closed-days';
import { eventsInSpanish } from './es-events';
import { listingInSpanish } from './es-listing';
import { peopleInSpanish } from './es-people';
import { picturesInSpanish } from './es-pictures';
import { statisticsInSpanish } from './es-statistics';
import { subscriptionInSpanish } from './es-subscription';
import { sharedInSpanish } from './shared-es';

/** The messages of an owner's account in Spanish. Only the account's pages in Spanish load them. */
export const spanish = {
  ...accountInSpanish,
  ...subscriptionInSpanish,
  ...listingInSpanish,
  ...picturesInSpanish,
  ...peopleInSpanish,
  ...closedDaysInSpanish,
  ...eventsInSpanish,
  ...statisticsInSpanish,
  ...listingErrorsInSpanish,
  ...sharedInSpanish,
};
