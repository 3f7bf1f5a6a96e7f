import { join } from 'node:path';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { listingErrorsInSpanish } from './errors-listing-es';
import { spanish } from './es';
import { sharedInSpanish } from './shared-es';

/** What other packages and the services say. */
const foreign = { ...sharedInSpanish, ...listingErrorsInSpanish };
const own = Object.fromEntries(
  Object.entries(spanish).filter(([message]) => !(message in foreign)),
);

test('every Spanish message of the account is used somewhere', () => {
  expect(unusedMessages(own, join(__dirname, '..'))).toEqual([]);
});
