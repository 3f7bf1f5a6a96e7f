import { deskApi } from '@town/contracts/managed-records/paths';
import { useQuery } from '@town/slice-kit/query';
import { listReader, number, recordReader, text } from '@town/slice-kit/tolerant';
import { deskKey } from '../desk/session/use-staff-query';
import { fetchAsStaff } from '../lists/fetch-list';
import { useSession } from '../session/session';

const readVersion = recordReader<{ version: number; by: string }>({ version: number, by: text });

/**
 * Whether a business was in the directory before its application was approved. An approval by an earlier
 * release does not say so. Its business existed if a person made it, because an approval makes one as
 * `system`; so does an import of the sample town, so the opposite is not known.
 * @param asked whether the answer is needed; the audit log notes each look at a history
 */
export function useExisted(
  businessId: string,
  existed: boolean | null,
  asked: boolean,
): boolean | null {
  const token = useSession((state) => state.token);
  const { data } = useQuery({
    queryKey: [deskKey, 'businesses', 'first author', businessId],
    queryFn: async ({ signal }) => {
      const path = deskApi.history('businesses', businessId);
      const { data: versions } = await fetchAsStaff(path, token ?? '', signal);
      return listReader(readVersion)(versions).find(({ version }) => version === 1)?.by ?? null;
    },
    enabled: asked && existed === null && token !== null,
  });
  return existed ?? (data && data !== 'system' ? true : null);
}
