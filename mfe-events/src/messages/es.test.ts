import { join } from 'node:path';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { spanish } from './es';
import { kindsInSpanish } from './kinds-es';

const own = Object.fromEntries(
  Object.entries(spanish).filter(([message]) => !(message in kindsInSpanish)),
);

test('every Spanish message is used', () => {
  expect(unusedMessages(own, join(__dirname, '..'))).toEqual([]);
});
