import type { AuditRecord } from '@town/contracts/audit/record';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { useQueryClient } from '@town/slice-kit/query';
import type { ListPage } from '../../lists/fetch-list';
import { usePeople } from '../people/use-people';
import type { DeskRecord } from '../records/desk-record';
import { deskKey } from '../session/use-staff-query';

type Named = Pick<AuditRecord, 'kind' | 'id'>;

/**
 * Finds the titles of records. An entry contains a title only if the title was changed; other titles come from
 * lists that the desk has cached, without a call for each record. The page fetches the accounts of the staff,
 * whose titles are their addresses.
 * @returns the newest known title of an entry's record
 */
export function useTitles(entries: readonly AuditRecord[]): (entry: Named) => string | undefined {
  const queryClient = useQueryClient();
  const { data: people = [] } = usePeople();
  return ({ kind: name, id }) => {
    if (name === 'staff') return people.find((account) => account.id === id)?.email;
    const kind = managedKinds.find((each) => each.name === name);
    if (!kind || !id) return undefined;
    const changed = entries
      .filter((entry) => entry.kind === name && entry.id === id)
      .flatMap(({ before, after }) => [after?.[kind.title], before?.[kind.title]]);
    const listed = queryClient
      .getQueriesData<ListPage<DeskRecord>>({ queryKey: [deskKey, name, 'list'] })
      .flatMap(([, page]) => page?.records ?? [])
      .filter((record) => record.id === id)
      .map(({ title }) => title);
    return [...changed, ...listed]
      .filter((title) => typeof title === 'string')
      .find((title) => title !== '');
  };
}
