import type { SecondFactor } from '@town/contracts/staff/second-factor';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { formatInstant } from '../../../lists/format-instant';
import css from '../account.module.css';
import type { FactorAction } from './factor-action';
import own from './second-factor.module.css';

interface ActiveFactorsProps {
  factor: SecondFactor;
  onAction(action: FactorAction): void;
}

/** The active second factors, each with its actions. */
export function ActiveFactors({ factor, onAction }: ActiveFactorsProps) {
  const { oneTimeCode, passkeys, recoveryCodes } = factor;
  const isActive = oneTimeCode || passkeys.length > 0;
  return (
    <>
      <p>
        {isActive
          ? 'After your password, the sign-in asks for one of these.'
          : 'Your password is all that the sign-in asks for. A second factor protects your account when somebody else learns it.'}
      </p>
      <ul className={css.sessions} aria-label="Second factors">
        <li className={css.session}>
          <p>
            <strong>One-time codes.</strong> {oneTimeCode ? 'On.' : 'Off.'}
          </p>
          <Button
            variant="secondary"
            onClick={() => onAction({ kind: oneTimeCode ? 'turn-off' : 'turn-on' })}
          >
            {oneTimeCode ? 'Turn off' : 'Turn on'}
            <span className="visually-hidden"> one-time codes</span>
          </Button>
        </li>
        <Passkeys passkeys={passkeys} onAction={onAction} />
        {isActive && (
          <li className={css.session}>
            <p>
              <strong>Recovery codes.</strong> {recoveryCodes} left.
            </p>
            <Button variant="secondary" onClick={() => onAction({ kind: 'renew-codes' })}>
              Get new recovery codes
            </Button>
          </li>
        )}
      </ul>
      <p className={own.add}>
        <Button variant="secondary" onClick={() => onAction({ kind: 'add-passkey' })}>
          Add a passkey
        </Button>
      </p>
    </>
  );
}

function Passkeys({
  passkeys,
  onAction,
}: Pick<SecondFactor, 'passkeys'> & Pick<ActiveFactorsProps, 'onAction'>) {
  const { timeZone } = useSite().town;
  return passkeys.map((passkey) => (
    <li key={passkey.id} className={css.session}>
      <p>
        <strong>Passkey {passkey.name}.</strong> Added {formatInstant(passkey.createdAt, timeZone)},{' '}
        {passkey.lastUsedAt
          ? `last used ${formatInstant(passkey.lastUsedAt, timeZone)}`
          : 'not used yet'}
      </p>
      <div className={own.actions}>
        <Button variant="quiet" onClick={() => onAction({ kind: 'rename-passkey', passkey })}>
          Rename<span className="visually-hidden"> {passkey.name}</span>
        </Button>
        <Button variant="secondary" onClick={() => onAction({ kind: 'remove-passkey', passkey })}>
          Remove<span className="visually-hidden"> {passkey.name}</span>
        </Button>
      </div>
    </li>
  ));
}
