import { serverErrorsInSpanish } from './errors-es';
import { listingErrorsInSpanish } from './errors-listing-es';
import { accountInSpanish } from './es-account';
import { claimInSpanish } from './es-claim';
import { closedDaysInSpanish } from './es-closed-days';
import { eventsInSpanish } from './es-events';
import { listingInSpanish } from './es-listing';
import { peopleInSpanish } from './es-people';
import { picturesInSpanish } from './es-pictures';
import { planMovesInSpanish } from './es-plan-moves';
import { settingsInSpanish } from './es-settings';
import { signInInSpanish } from './es-sign-in';
import { statisticsInSpanish } from './es-statistics';
import { subscriptionInSpanish } from './es-subscription';
import { sharedInSpanish } from './shared-es';

/** The messages of an owner's account in Spanish. Only the account's pages in Spanish load them. */
export const spanish = {
  ...accountInSpanish,
  ...signInInSpanish,
  ...subscriptionInSpanish,
  ...settingsInSpanish,
  ...claimInSpanish,
  ...listingInSpanish,
  ...picturesInSpanish,
  ...peopleInSpanish,
  ...planMovesInSpanish,
  ...closedDaysInSpanish,
  ...eventsInSpanish,
  ...statisticsInSpanish,
  ...serverErrorsInSpanish,
  ...listingErrorsInSpanish,
  ...sharedInSpanish,
};
