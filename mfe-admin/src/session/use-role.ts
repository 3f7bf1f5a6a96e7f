import { deskApi } from '@town/contracts/managed-records/paths';
import { includesRole, type StaffRole } from '@town/contracts/staff/roles';
import { useQuery } from '@town/slice-kit/query';
import { readSession } from '../desk/session/staff';
import { fetchAsStaff } from '../lists/fetch-list';

/** The role of a session, for pages outside of the desk; undefined until the server has said it. */
export function useRole(token: string): StaffRole | undefined {
  const { data } = useQuery({
    queryKey: ['role', token],
    queryFn: async ({ signal }) =>
      readSession((await fetchAsStaff(deskApi.session, token, signal)).data),
  });
  return data?.role;
}

/**
 * Whether a page offers an action that requires a role. It also does while the role is unknown, because the
 * server checks every call in any case.
 */
export const mayDo = (role: StaffRole | undefined, needed: StaffRole) =>
  role === undefined || includesRole(role, needed);
