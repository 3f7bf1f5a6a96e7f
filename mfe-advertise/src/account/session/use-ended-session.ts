import { ownerApi } from '@town/contracts/api/paths';
import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';

/**
 * For a call that has failed: asks again who is signed in where nobody is any more, so that the page
 * shows the form for a link.
 * @returns a function that says whether the session has ended
 */
export function useEndedSession(): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  return (error) => {
    const hasEnded = statusOf(error) === 401;
    if (hasEnded) void queryClient.resetQueries({ queryKey: [ownerApi.session] });
    return hasEnded;
  };
}
