import { ownerApi } from '@town/contracts/api/paths';
import { failureReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { useNavigate, useSearchParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { NeedsScript } from '@town/ui/needs-script';
import { Notice } from '@town/ui/notice';
import { useState } from 'react';
import css from '../account.module.css';
import { AccountFrame } from '../account-page';
import { forgetOwner } from '../owner-query';
import { isUselessLink } from '../useless-link';
import { NeedsCookies } from './needs-cookies';
import { takePlace } from './place';
import { SignInForm } from './sign-in-form';

/**
 * The page of the mailed sign-in link. Only the button uses the link, because programs that scan mail open
 * links but press nothing. Pressing it removes the token from the address, so that it is neither in the
 * history nor in a shared address.
 */
export function EnterPage() {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get('token') ?? '');
  const [elsewhere, setElsewhere] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const enter = useMutation({
    mutationFn: (confirmed: boolean) =>
      sendJson(ownerApi.session, { token, ...(confirmed && { confirmed }) }, { asOwner: true }),
    async onSuccess() {
      await forgetOwner(queryClient);
      await navigate(takePlace(), { replace: true });
    },
    onError: (error) => setElsewhere(statusOf(error) === 409),
  });

  function press(confirmed: boolean) {
    setSearch({}, { replace: true, preventScrollReset: true });
    enter.mutate(confirmed);
  }

  return (
    <AccountFrame title="Sign In" back={false}>
      <meta name="referrer" content="no-referrer" />
      <NeedsScript>Signing in works with JavaScript switched on.</NeedsScript>
      {!token || isUselessLink(enter.error) ? (
        <FocusOnMount>
          <Notice tone="warning" title="This link no longer works">
            <p>It was used already, it is older than 15 minutes, or a part of it is missing.</p>
          </Notice>
          <SignInForm />
        </FocusOnMount>
      ) : elsewhere ? (
        <OtherBrowser busy={enter.isPending} onConfirm={() => press(true)} />
      ) : (
        <div className={css.part}>
          {enter.error && (
            <Notice tone="error" title="You are not signed in yet">
              <p>{failureReason(enter.error)}</p>
            </Notice>
          )}
          <NeedsCookies />
          <p>Press the button to sign in. The link works once.</p>
          <p>
            <Button busy={enter.isPending} onClick={() => press(false)}>
              Sign in
            </Button>
          </p>
        </div>
      )}
    </AccountFrame>
  );
}

function OtherBrowser({ busy, onConfirm }: { busy: boolean; onConfirm(): void }) {
  return (
    <FocusOnMount>
      <Notice tone="warning" title="This link was asked for in another browser">
        <p>
          Go on only if you asked for it yourself, for example on another device. If you did not,
          close this page, and nothing happens.
        </p>
        <Button busy={busy} onClick={onConfirm}>
          Yes, sign me in here
        </Button>
      </Notice>
    </FocusOnMount>
  );
}
