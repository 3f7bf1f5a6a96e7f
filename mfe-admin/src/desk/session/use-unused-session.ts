import { useQueryClient } from '@town/slice-kit/query';
import { useEffect, useState } from 'react';
import { clearSession } from '../../session/session';
import { lastUse, noteUse } from './session-use';

const minute = 60_000;
const warningMinutes = 2;
const checkMs = 5_000;

/**
 * Knows when a session is about to end because nobody uses it. Every successful answer of the server
 * counts as use, in any tab. At the end the session is cleared here, so that the sign-in appears
 * before somebody types into a page that can no longer save.
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
    // A computer that wakes up has not run the timer.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [idleMinutes]);

  return isWarning;
}
