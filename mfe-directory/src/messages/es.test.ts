import { join } from 'node:path';
import { publicHolidays } from '@town/contracts/hours/public-holidays';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { amenitiesInSpanish } from './amenities-es';
import { spanish } from './es';
import { holidaysInSpanish } from './holidays-es';
import { kindsInSpanish } from './kinds-es';

const foreign = { ...amenitiesInSpanish, ...kindsInSpanish, ...holidaysInSpanish };
const own = Object.fromEntries(
  Object.entries(spanish).filter(([message]) => !(message in foreign)),
);

test('every Spanish message is used', () => {
  expect(unusedMessages(own, join(__dirname, '..'))).toEqual([]);
});

test('every public holiday has a name in Spanish', () => {
  expect(Object.keys(holidaysInSpanish).sort()).toEqual(
    publicHolidays(2027)
      .map(({ name }) => name)
      .sort(),
  );
});
