import {
  type SecondFactorMethod,
  secondFactorNeededSchema,
} from '@town/contracts/staff/second-factor';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import { CodeForm } from './code-form';
import { PasskeyForm } from './passkey-form';
import { RecoveryCodeForm } from './recovery-code-form';
import css from './second-step.module.css';
import { useSecondStep } from './use-second-step';

interface SecondStepProps {
  /** The server's problem about the first step. */
  problem: string;
  onSignedIn(): void;
  onStartAgain(reason?: string): void;
}

const others: Record<SecondFactorMethod, string> = {
  code: 'Use a code from your app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
};

/**
 * The second step of a sign-in. It asks for one proof at a time, and offers the others that the account
 * has. A sign-in that has ended leads back to the password.
 */
export default function SecondStep({ problem, onSignedIn, onStartAgain }: SecondStepProps) {
  const [{ challenge, methods, passkey }] = useState(() =>
    secondFactorNeededSchema.parse(JSON.parse(problem)),
  );
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery-code');
  const send = useSecondStep({ challenge, onSignedIn, onStartAgain });
  return (
    <div className={css.step}>
      {method === 'code' && <CodeForm send={send} />}
      {method === 'passkey' && passkey && <PasskeyForm request={passkey} send={send} />}
      {method === 'recovery-code' && <RecoveryCodeForm send={send} />}
      <div className={css.others}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="secondary" onClick={() => setMethod(other)}>
              {others[other]}
            </Button>
          ))}
        <Button variant="quiet" onClick={() => onStartAgain()}>
          Back to the password
        </Button>
      </div>
      <p>
        Have you lost all of them? An administrator can remove your second factor; you then sign in
        with your password alone.
      </p>
    </div>
  );
}
