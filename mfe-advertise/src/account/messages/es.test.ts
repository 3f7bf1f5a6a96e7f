import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unsaidMessages } from '@town/language/testing/unsaid-messages';
import { unusedMessages } from '@town/language/testing/unused-messages';
import { serverErrorsInSpanish } from './errors-es';
import { listingErrorsInSpanish } from './errors-listing-es';
import { spanish } from './es';
import { sharedInSpanish } from './shared-es';

/** What other packages and the services say. */
const errors = { ...serverErrorsInSpanish, ...listingErrorsInSpanish };
const foreign = { ...sharedInSpanish, ...errors };
const own = Object.fromEntries(
  Object.entries(spanish).filter(([message]) => !(message in foreign)),
);

test('every Spanish message of the account is used somewhere', () => {
  expect(unusedMessages(own, join(__dirname, '..'))).toEqual([]);
});

test('every error in Spanish is said by a service or by a schema of the contracts', () => {
  const root = join(__dirname, '../../../..');
  const folders = [
    'services',
    'packages/contracts/src',
    'packages/managed-records/src',
    'packages/service-kit/src',
    'gateway/src',
  ].map((folder) => join(root, folder));
  const nobodySays = 'At most 10 passkeys are wanted';
  expect(unsaidMessages([...Object.keys(errors), nobodySays], folders)).toEqual([nobodySays]);
});

test('no message is in two catalogs, of which the second would win', async () => {
  const files = readdirSync(__dirname).filter((file) => /^(es-.*|.*-es)\.ts$/.test(file));
  const messages = await Promise.all(
    files.map(async (file) => {
      const catalogs: object[] = Object.values(await import(`./${file}`));
      return [...new Set(catalogs.flatMap((catalog) => Object.keys(catalog)))];
    }),
  );
  const all = messages.flat();
  expect(all.filter((message, index) => all.indexOf(message) !== index)).toEqual([]);
});
