import { useQueryClient } from '@town/slice-kit/query';
import { useEffect, useState } from 'react';
import { clearSession } from '../../session/session';
import { lastUse, noteUse } from './session-use';

const minute = 60_000;
const warningMinutes = 2;
const checkMs = 5_000;

/**
 * Detects that a session is about to end because it is not used. Every successful response of the server
 * counts as use, in any tab. At the end it clears the session, so that the sign-in appears before the
 * person types into a page that can no longer save.
 * @param idleMinutes after which the server ends the session; undefined before it is known
 * @returns whether to warn
 */
export function useUnusedSession(idleMinutes: number | undefined): boolean {
  const [isWarning, setWarning] = useState(false);
  const queryClient = useQueryClient();

  useEffect(() => {
    const queries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') noteUse();
    });
    const mutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') noteUse();
    });
    return () => {
      queries();
      mutations();
    };
  }, [queryClient]);

  useEffect(() => {
    if (idleMinutes === undefined) return;
    noteUse();
    function check() {
      const unused = (Date.now() - lastUse()) / minute;
      setWarning(unused >= Number(idleMinutes) - warningMinutes);
      if (unused >= Number(idleMinutes)) clearSession();
    }
    const timer = setInterval(check, checkMs);
    // Timers do not run while a computer sleeps.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [idleMinutes]);

  return isWarning;
}
