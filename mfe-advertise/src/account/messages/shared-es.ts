import { spanish as partsInSpanish } from '@town/slice-kit/messages/account-es';
import { amenitiesInSpanish } from '@town/slice-kit/messages/amenities-es';
import { eventCategoriesInSpanish } from '@town/slice-kit/messages/categories-es';
import { holidaysInSpanish } from '@town/slice-kit/messages/holidays-es';
import { spanish as editorsInSpanish } from '@town/ui/messages/editors-es';

/** Messages of other packages that public pages of this slice do not need. */
export const sharedInSpanish = {
  ...partsInSpanish,
  ...editorsInSpanish,
  ...amenitiesInSpanish,
  ...eventCategoriesInSpanish,
  ...holidaysInSpanish,
};
