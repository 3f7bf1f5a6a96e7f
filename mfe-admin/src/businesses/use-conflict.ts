import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';
import { advertisersKey } from '../dashboard/advertisers-query';
import { deskKey } from '../desk/session/use-staff-query';

/** Returns a function that fetches applications again when a call has failed because a colleague was faster. */
export function useConflict(): (error: unknown) => Promise<void> {
  const queryClient = useQueryClient();
  return async (error) => {
    if (statusOf(error) !== 409) return;
    for (const key of [advertisersKey, deskKey]) {
      await queryClient.invalidateQueries({ queryKey: [key] });
    }
  };
}
