import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useQueryClient } from '@town/slice-kit/query';
import { useRefreshSite } from '../../session/use-refresh-site';
import { deskKey } from '../session/use-staff-query';

/**
 * Fetches the records of a kind again after a change, and what the site's own pages show.
 * @param part of the kind's queries in the desk; all by default
 */
export function useRefreshRecords(kind: RecordKind, ...part: string[]) {
  const queryClient = useQueryClient();
  const refreshSite = useRefreshSite();
  return () => {
    refreshSite();
    return queryClient.invalidateQueries({ queryKey: [deskKey, kind.name, ...part] });
  };
}
