import { join } from 'node:path';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { spanish as accountSpanish } from './account-es';
import { spanish } from './es';

test.each([
  ['of public pages', spanish],
  ['of an account', accountSpanish],
])('every message in Spanish %s is said somewhere', (_, catalog) => {
  expect(unusedMessages(catalog, join(__dirname, '..'))).toEqual([]);
});
