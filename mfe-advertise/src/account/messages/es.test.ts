import { join } from 'node:path';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { spanish } from './es';

test('every Spanish message of the account is used somewhere', () => {
  expect(unusedMessages(spanish, join(__dirname, '..'))).toEqual([]);
});
