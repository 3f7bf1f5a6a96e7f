/**
 * The texts of pages in Spanish: the messages of the shell and of the packages that slices are built
 * with. Pages in English do not load this module.
 * @module
 */
import { type Catalog, translations } from '@town/language/translations';
import { amenitiesInSpanish } from '@town/slice-kit/messages/amenities-es';
import { spanish as platformSpanish } from '@town/slice-kit/messages/es';
import { spanish as formSpanish } from '@town/slice-kit/messages/forms-es';
import { holidaysInSpanish } from '@town/slice-kit/messages/holidays-es';
import { spanish as mapSpanish } from '@town/town-map/messages/es';
import { spanish as uiSpanish } from '@town/ui/messages/es';
import { spanish as shellSpanish } from './es';

const shared = [uiSpanish, mapSpanish, platformSpanish, formSpanish] as const;

/** The texts of the shell. */
export const spanishTexts = translations(
  'es',
  shellSpanish,
  amenitiesInSpanish,
  holidaysInSpanish,
  ...shared,
);

/** The texts of a slice, whose own messages come first. */
export const spanishWith = (messages: Catalog) => translations('es', messages, ...shared);
