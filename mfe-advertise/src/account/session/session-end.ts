import { useQueryClient } from '@town/slice-kit/query';
import { useEffect } from 'react';
import { forgetOwner } from '../owner-query';

/** What a tab stores when its owner signs out, so that the others learn of it. */
export const signOutKey = 'ownerSignedOut';

/** Tells the browser's other tabs that the session has ended. */
export function announceSessionEnd(): void {
  try {
    localStorage.setItem(signOutKey, '1');
    // Nothing stays, so that the next sign-out is a change, too.
    localStorage.removeItem(signOutKey);
  } catch {
    // Without storage, a tab learns of it when it gets the focus.
  }
}

/** Removes the owner's data from this tab at once when another tab signs out. */
export function useSessionEndElsewhere(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const listener = ({ key, newValue }: StorageEvent) => {
      if (key === signOutKey && newValue !== null) void forgetOwner(queryClient);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, [queryClient]);
}
