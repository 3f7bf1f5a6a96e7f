import type { OwnerSession } from '@town/contracts/owners/session';
import { statusOf } from '@town/slice-kit/http-error';
import { useQuery } from '@town/slice-kit/query';
import { FailureNotice } from '@town/ui/failure-notice';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { NeedsScript } from '@town/ui/needs-script';
import { Notice } from '@town/ui/notice';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text';
import { useSessionEndElsewhere } from './session-end';
import { sessionQuery } from './session-query';
import { SignInForm } from './sign-in-form';

interface SignedInProps {
  children(session: OwnerSession): ReactNode;
}

/** Shows its content to a signed-in owner, and otherwise the form for a sign-in link. */
export function SignedIn({ children }: SignedInProps) {
  const text = useText();
  useSessionEndElsewhere();
  // The mailed link is often opened in another tab, so this one checks again when it gets the focus.
  const session = useQuery({ ...sessionQuery, refetchOnWindowFocus: true });
  if (statusOf(session.error) === 401) {
    // A sign-out has removed the data. Where it is still there, the session has ended by itself.
    return session.data ? <SessionEnded {...session.data} /> : <SignInForm keepsPlace />;
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
      <NeedsScript>{text('Your account works with JavaScript switched on.')}</NeedsScript>
      <Skeleton shape="text" count={4} label={text('Opening your account...')} />
    </>
  );
}

/** For an owner whose session has ended while the page was open, perhaps with typed text in a form. */
function SessionEnded({ email }: Pick<OwnerSession, 'email'>) {
  const text = useText();
  return (
    <>
      <FocusOnMount>
        <Notice tone="warning" title={text('You are no longer signed in')}>
          <p>
            {text(
              'Most of what you typed into a form is kept in this tab. Sign in, and it is there again.',
            )}
          </p>
        </Notice>
      </FocusOnMount>
      <SignInForm keepsPlace email={email} />
    </>
  );
}
