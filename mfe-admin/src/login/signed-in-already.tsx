import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { Notice } from '@town/ui/notice';
import { useEffect, useState } from 'react';
import { deskPages } from '../desk/desk-pages';
import { restoreSession, useSession } from '../session/session';

/**
 * The way on for staff who open a bookmark of the sign-in page while their session runs. The form above it
 * stays where it is: somebody else may want to sign in. A session that has ended leads back here.
 */
export function SignedInAlready() {
  const { state, user } = useSession();
  // A sign-in by the form leads away and needs no notice.
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => {
    restoreSession();
    setWasSignedIn(useSession.getState().state === 'signed-in');
  }, []);
  if (!wasSignedIn || state !== 'signed-in') return null;
  return (
    <Notice title={user ? `You are signed in as ${user}` : 'You are signed in'}>
      <p>
        Go on to the <Link to={pages.adminDashboard}>dashboard</Link>, the{' '}
        <Link to={deskPages.inbox}>inbox</Link> or the <Link to={deskPages.start}>desk</Link>.
      </p>
    </Notice>
  );
}
