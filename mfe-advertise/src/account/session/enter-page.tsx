import { ownerApi } from '@town/contracts/api/paths';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { failureReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { useNavigate, useSearchParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { classNames } from '@town/ui/class-names';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useState } from 'react';
import css from '../account.module.css';
import { AccountFrame } from '../account-page';
import { useText } from '../messages/use-text';
import { forgetOwner } from '../owner-query';
import { isUselessLink } from '../useless-link';
import { NeedsCookies } from './needs-cookies';
import { takePlace } from './place';
import { SignInForm } from './sign-in-form';
import { WithoutScripts } from './without-scripts';

/**
 * The page of the mailed sign-in link. Only the button uses the link, because programs that scan mail open
 * links but press nothing. Pressing it removes the token from the address, so that it is neither in the
 * history nor in a shared address.
 */
export function EnterPage() {
  const text = useText();
  const { language } = useTexts();
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get('token') ?? '');
  const [elsewhere, setElsewhere] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const enter = useMutation({
    mutationFn: (confirmed: boolean) =>
      sendJson(
        ownerApi.session,
        { token, ...(confirmed && { confirmed }) },
        { asOwner: true, language },
      ),
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
    <AccountFrame title={text('Sign In')} back={false}>
      <meta name="referrer" content="no-referrer" />
      {!token || isUselessLink(enter.error) ? (
        <FocusOnMount>
          <Notice tone="warning" title={text('This link no longer works')}>
            <p>
              {text(
                'It was used already, it is older than 15 minutes, or a part of it is missing.',
              )}
            </p>
          </Notice>
          <SignInForm />
        </FocusOnMount>
      ) : elsewhere ? (
        <OtherBrowser busy={enter.isPending} onConfirm={() => press(true)} />
      ) : (
        <PressToEnter error={enter.error} busy={enter.isPending} onPress={() => press(false)} />
      )}
    </AccountFrame>
  );
}

function OtherBrowser({ busy, onConfirm }: { busy: boolean; onConfirm(): void }) {
  const text = useText();
  return (
    <FocusOnMount>
      <Notice tone="warning" title={text('This link was asked for in another browser')}>
        <p>
          {text(
            'Go on only if you asked for it yourself, for example on another device. If you did not, close this page, and nothing happens.',
          )}
        </p>
        <Button busy={busy} onClick={onConfirm}>
          {text('Yes, sign me in here')}
        </Button>
      </Notice>
    </FocusOnMount>
  );
}

interface PressToEnterProps {
  error: Error | null;
  busy: boolean;
  onPress(): void;
}

function PressToEnter({ error, busy, onPress }: PressToEnterProps) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <>
      <WithoutScripts>{text('Signing in works with JavaScript switched on.')}</WithoutScripts>
      <div className={classNames('needs-scripts', css.part)}>
        {error && (
          <Notice tone="error" title={text('You are not signed in yet')}>
            <p>{anyText(failureReason(error))}</p>
          </Notice>
        )}
        <NeedsCookies />
        <p>{text('Press the button to sign in. The link works once.')}</p>
        <p>
          <Button busy={busy} onClick={onPress}>
            {text('Sign in')}
          </Button>
        </p>
      </div>
    </>
  );
}
