import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';
import { endSession } from './session-end';

/**
 * For failed calls: if the session has ended, removes the owner's data and fetches the session again, so that
 * the page shows the form for a sign-in link, or that the account could not be opened.
 * @returns a function that tells whether an error means that the session has ended
 */
export function useEndedSession(): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  return (error) => {
    const hasEnded = statusOf(error) === 401;
    if (hasEnded) void endSession(queryClient);
    return hasEnded;
  };
}
