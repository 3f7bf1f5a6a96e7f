import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';
import { endSession } from './session-end';

/**
 * For failed calls: if the session has ended, removes the owner's data and fetches the session again, so that
 * the page shows the form for a sign-in link, or that the account could not be opened.
 * @returns a function that tells whether an error means that the session has ended. The page also says what was
 * not done, if the caller names it
 */
export function useEndedSession(): (error: unknown, undone?: string) => boolean {
  const queryClient = useQueryClient();
  return (error, undone) => {
    const hasEnded = statusOf(error) === 401;
    if (hasEnded) void endSession(queryClient, undone);
    return hasEnded;
  };
}
