import type { PasskeyRequest } from '@town/contracts/passkeys/passkey-messages';
import { failureReason } from '@town/slice-kit/failure-reason';
import { HttpError } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { useEffect, useRef } from 'react';
import css from './second-step.module.css';
import type { SendProof } from './use-second-step';

interface PasskeyFormProps {
  request: PasskeyRequest;
  send: SendProof;
}

/** Asks the browser for a passkey. It asks when the button is pressed: browsers expect a gesture. */
export function PasskeyForm({ request, send }: PasskeyFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const use = useMutation({
    async mutationFn() {
      const { startAuthentication } = await import(
        /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
      );
      const passkey = await startAuthentication({ optionsJSON: request });
      return send.mutateAsync({ passkey });
    },
  });
  return (
    <div className={css.form}>
      <p>Your browser asks for your fingerprint, your face, a PIN or a security key.</p>
      {use.isError && (
        <Notice tone="error" title="The passkey was not used">
          <p>{reasonOf(use.error)}</p>
        </Notice>
      )}
      <p>
        <Button ref={button} busy={use.isPending} onClick={() => use.mutate()}>
          {use.isPending ? 'Waiting for the passkey...' : 'Continue with a passkey'}
        </Button>
      </p>
    </div>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof TypeError) return failureReason(error);
  return 'It was cancelled, took too long, or this device has none of your passkeys.';
}
