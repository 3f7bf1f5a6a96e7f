import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useQueryClient } from '@town/slice-kit/query';
import { deskKey } from '../session/use-staff-query';

/**
 * Fetches the records of a kind again after a change. The site's own pages keep what they have fetched for as
 * long as the tab is open, so what they show of any record is fetched again, too. Without this, "View the site"
 * would show a page without the article that was just published.
 * @param part of the kind's queries in the desk; all by default
 */
export function useRefreshRecords(kind: RecordKind, ...part: string[]) {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/'),
    });
    return queryClient.invalidateQueries({ queryKey: [deskKey, kind.name, ...part] });
  };
}
