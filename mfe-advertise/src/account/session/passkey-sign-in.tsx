import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { useNavigate } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { classNames } from '@town/ui/class-names';
import { Notice } from '@town/ui/notice';
import { useState } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { forgetOwner } from '../owner-query';
import { loadPasskeyCalls, reasonOf } from '../passkeys/load-passkey-calls';
import { takePlace } from './place';

interface PasskeySignInProps {
  /** Whether the visitor stays on this page after signing in; otherwise the account opens. */
  stays: boolean;
}

/** Signs in with a passkey of this device. It sends no address: the browser offers its stored passkeys. */
export function PasskeySignIn({ stays }: PasskeySignInProps) {
  const text = useText();
  const anyText = useAnyText();
  const { language } = useTexts();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const enter = useMutation({
    mutationFn: async () => (await loadPasskeyCalls()).signInWithPasskey(language),
    onMutate: () => setFailure(''),
    async onSuccess() {
      await forgetOwner(queryClient);
      if (!stays) await navigate(takePlace(), { replace: true });
    },
    onError: async (error) => setFailure(await reasonOf(error)),
  });
  return (
    <div className={classNames('needs-scripts', css.form)}>
      <p>{text('Have you added a passkey on this device? Then you need no mail.')}</p>
      {failure && (
        <Notice tone="error" title={text('You are not signed in yet')}>
          <p>{anyText(failure)}</p>
        </Notice>
      )}
      <p>
        <Button variant="secondary" busy={enter.isPending} onClick={() => enter.mutate()}>
          {enter.isPending ? text('Waiting for the passkey...') : text('Sign in with a passkey')}
        </Button>
      </p>
    </div>
  );
}
