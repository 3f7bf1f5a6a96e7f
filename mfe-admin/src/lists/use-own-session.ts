import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';
import { useEffect } from 'react';
import { clearSession } from '../session/session';

/**
 * Ends the session when the server does not know it any more. What was fetched under a key is
 * forgotten with the view: nothing of a session may be seen in the next one, and who comes back
 * sees what is true then.
 */
export function useOwnSession(key: string, errors: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const unauthorized = errors.some((error) => statusOf(error) === 401);
  useEffect(() => {
    if (unauthorized) clearSession();
  }, [unauthorized]);
  useEffect(() => () => queryClient.removeQueries({ queryKey: [key] }), [queryClient, key]);
}
