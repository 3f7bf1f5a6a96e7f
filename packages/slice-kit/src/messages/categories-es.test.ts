import { businessCategories } from '@town/contracts/businesses/categories';
import { eventCategories } from '@town/contracts/calendar/categories';
import { publicHolidays } from '@town/contracts/hours/public-holidays';
import { capitalize } from '@town/contracts/text/capitalize';
import { businessCategoriesInSpanish, eventCategoriesInSpanish } from './categories-es';
import { holidaysInSpanish } from './holidays-es';

const sorted = (words: readonly string[]) => [...words].sort();

test('every category of a business has a name in Spanish', () => {
  expect(Object.keys(businessCategoriesInSpanish)).toEqual(
    sorted(businessCategories.map((value) => capitalize(value.replaceAll('_', ' ')))),
  );
});

test('every category of an event has a name in Spanish', () => {
  expect(Object.keys(eventCategoriesInSpanish)).toEqual(sorted(eventCategories.map(capitalize)));
});

test('every public holiday has a name in Spanish', () => {
  expect(sorted(Object.keys(holidaysInSpanish))).toEqual(
    sorted(publicHolidays(2027).map(({ name }) => name)),
  );
});
