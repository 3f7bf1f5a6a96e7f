import { type QueryClient, useQueryClient } from '@town/slice-kit/query';
import { create } from '@town/slice-kit/state';
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

interface SessionEnd {
  hasEnded: boolean;
  /** What the refused call did not do, as its toast says it. */
  undone: string | undefined;
}

const signedIn: SessionEnd = { hasEnded: false, undone: undefined };

/** Whether a session of this tab has ended without a sign-out in this browser. It does not say whose. */
export const useSessionEnded = create<SessionEnd>()(() => signedIn);

/** For an owner who is signed in again. */
export const forgetSessionEnd = () => useSessionEnded.setState(signedIn);

/**
 * For a session that the server no longer accepts: the page will say that it has ended. The owner's data is
 * removed, because the next person at this device may be somebody else.
 * @param undone what was not done because of it
 */
export function endSession(queryClient: QueryClient, undone?: string): Promise<void> {
  useSessionEnded.setState({ hasEnded: true, ...(undone && { undone }) });
  return forgetOwner(queryClient);
}
