import { join } from 'node:path';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { amenitiesInSpanish } from '@town/slice-kit/messages/amenities-es';
import { holidaysInSpanish } from '@town/slice-kit/messages/holidays-es';
import { hoursInSpanish } from '@town/ui/messages/hours-es';
import { spanish } from './es';
import { kindsInSpanish } from './kinds-es';

const foreign = {
  ...amenitiesInSpanish,
  ...kindsInSpanish,
  ...holidaysInSpanish,
  ...hoursInSpanish,
};
const own = Object.fromEntries(
  Object.entries(spanish).filter(([message]) => !(message in foreign)),
);

test('every Spanish message is used', () => {
  expect(unusedMessages(own, join(__dirname, '..'))).toEqual([]);
});
