import { join } from 'node:path';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { spanish as editorsSpanish } from './editors-es';
import { spanish } from './es';

test.each([
  ['of public pages', spanish],
  ['of the editors of an account', editorsSpanish],
])('every message in Spanish %s is said somewhere', (_, catalog) => {
  expect(unusedMessages(catalog, join(__dirname, '..'))).toEqual([]);
});
