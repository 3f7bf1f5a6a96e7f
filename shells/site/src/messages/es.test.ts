import { join } from 'node:path';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { spanish } from './es';
import { groupsInSpanish } from './groups-es';

const own = Object.fromEntries(
  Object.entries(spanish).filter(([message]) => !(message in groupsInSpanish)),
);

test('every Spanish message is used somewhere', () => {
  expect(unusedMessages(own, join(__dirname, '..'))).toEqual([]);
});
