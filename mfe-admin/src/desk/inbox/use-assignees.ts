import { staffApi } from '@town/contracts/api/paths';
import { listReader, recordReader, text } from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

const readAssignees = listReader(recordReader({ email: text }));

/** The addresses of everybody who can take care of an item. */
export function useAssignees() {
  const { token } = useStaff();
  return useStaffQuery({
    key: ['assignees'],
    fetch: async (signal) => {
      const { data } = await fetchAsStaff(staffApi.staffAssignees, token, signal);
      return readAssignees(data).map(({ email }) => email);
    },
  });
}
