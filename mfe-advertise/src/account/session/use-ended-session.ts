import { ownerApi } from '@town/contracts/api/paths';
import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';

/**
 * For failed calls: fetches the session again if it has ended, so that the page shows the form for a
 * sign-in link.
 * @returns a function that tells whether an error means that the session has ended
 */
export function useEndedSession(): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  return (error) => {
    const hasEnded = statusOf(error) === 401;
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: [ownerApi.session] });
    return hasEnded;
  };
}
