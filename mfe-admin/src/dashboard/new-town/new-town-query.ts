import { staffApi } from '@town/contracts/api/paths';
import { deskApi } from '@town/contracts/managed-records/paths';
import { storedSettingsSchema } from '@town/contracts/settings/town-settings';
import { hasWords } from '@town/contracts/text/visible-text';
import { queryOptions } from '@town/slice-kit/query';
import { flag, listReader, number, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { countedKinds, type NewTownStep, newTownSteps } from './new-town-steps';

/** Every query of the checklist begins with this key. */
export const newTownKey = 'new-town';

const readFactor = recordReader({
  oneTimeCode: flag,
  passkeys: listReader(recordReader({ id: text })),
});
const readPages = listReader(recordReader({ page: text, state: text, body: textOr('') }));
const readCounts = recordReader({ published: (value) => number(value) ?? 0 });

/** The checklist of a new town. Only administrators may read its data. */
export function newTownQuery(token: string) {
  return queryOptions<NewTownStep[]>({
    queryKey: [newTownKey],
    async queryFn({ signal }) {
      const read = async (path: string) => (await fetchAsStaff(path, token, signal)).data;
      const [settings, factor, townPages, ...counts] = await Promise.all([
        read(staffApi.settings),
        read(staffApi.secondFactor),
        read(deskApi.records('pages')),
        ...countedKinds.map((kind) => read(deskApi.counts(kind))),
      ]);
      const { oneTimeCode = false, passkeys = [] } = readFactor(factor) ?? {};
      const [civicContacts = 0, businesses = 0, events = 0] = counts.map(
        (answer) => readCounts(answer)?.published,
      );
      const written = readPages(townPages).filter(
        ({ state, body }) => state === 'published' && hasWords(body),
      );
      return newTownSteps({
        profile: storedSettingsSchema.parse(settings).profile,
        hasSecondFactor: oneTimeCode || passkeys.length > 0,
        hasPrivacyAndTerms: ['privacy', 'terms'].every((name) =>
          written.some(({ page }) => page === name),
        ),
        published: { 'civic-contacts': civicContacts, businesses, events },
      });
    },
  });
}
