import type { OwnerSession } from '@town/contracts/owners/session';
import { statusOf } from '@town/slice-kit/http-error';
import { useQuery, useQueryClient } from '@town/slice-kit/query';
import { FailureNotice } from '@town/ui/failure-notice';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { Skeleton } from '@town/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../messages/use-text';
import {
  endSession,
  forgetSessionEnd,
  useSessionEndElsewhere,
  useSessionEnded,
} from './session-end';
import { sessionQuery } from './session-query';
import { SignInForm } from './sign-in-form';
import { WithoutScripts } from './without-scripts';

interface SignedInProps {
  children(session: OwnerSession): ReactNode;
}

/** Shows its content to a signed-in owner, and otherwise the form for a sign-in link. */
export function SignedIn({ children }: SignedInProps) {
  const text = useText();
  useSessionEndElsewhere();
  // The mailed link is often opened in another tab, so this one checks again when it gets the focus.
  const session = useQuery({ ...sessionQuery, refetchOnWindowFocus: true });
  const isRefused = statusOf(session.error) === 401;
  const hasEnded = useEndOfSession(session.data !== undefined, isRefused);
  const wasRefused = useLast(isRefused, session.isPending);
  // The form stays while the session is checked again, with what was typed and said in it.
  const isAgain = session.isPending && (hasEnded || wasRefused);
  if (!session.data && (isRefused || isAgain)) {
    return hasEnded ? <SessionEnded /> : <SignInForm keepsPlace />;
  }
  // A known session keeps the page visible while it cannot be checked.
  if (session.data) return children(session.data);
  if (session.error) {
    return (
      <FailureNotice
        message={text('Your account could not be opened')}
        onRetry={() => void session.refetch()}
      />
    );
  }
  return (
    <>
      <WithoutScripts>{text('Your account works with JavaScript switched on.')}</WithoutScripts>
      <div className="needs-scripts">
        <Skeleton shape="text" count={4} label={text('Opening your account...')} />
      </div>
    </>
  );
}

/** The last value that was not pending. */
function useLast(value: boolean, isPending: boolean): boolean {
  const [last, setLast] = useState(false);
  if (!isPending && last !== value) setLast(value);
  return last;
}

/**
 * Removes what is known of the owner once the server refuses the session.
 * @returns whether the session has ended, rather than that nobody was signed in
 */
function useEndOfSession(isKnown: boolean, isRefused: boolean): boolean {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isKnown && isRefused) void endSession(queryClient);
    else if (isKnown) forgetSessionEnd();
  }, [isKnown, isRefused, queryClient]);
  return useSessionEnded((state) => state.hasEnded);
}

/** For an owner whose session has ended while the page was open, perhaps with typed text in a form. */
function SessionEnded() {
  const text = useText();
  const undone = useSessionEnded((state) => state.undone);
  return (
    <>
      <FocusOnMount>
        <Notice tone="warning" title={text('You are no longer signed in')}>
          <p>
            {undone && `${undone}. `}
            {text(
              'Most of what you typed into a form is kept in this tab. Sign in, and it is there again.',
            )}
          </p>
        </Notice>
      </FocusOnMount>
      <SignInForm keepsPlace />
    </>
  );
}
