import { join } from 'node:path';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { spanish } from './es';

test('every message in Spanish is said somewhere', () => {
  expect(unusedMessages(spanish, join(__dirname, '..'))).toEqual([]);
});
