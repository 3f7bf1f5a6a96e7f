import type { StaffRole } from '@town/contracts/staff/roles';
import { Button } from '@town/ui/button';
import { SelectField } from '@town/ui/select-field';
import { useStaff } from '../session/staff';
import { type ShownAccount, stateNames } from './account-reader';
import css from './people.module.css';
import { roleOptions } from './role-options';

interface PersonRowProps {
  account: ShownAccount;
  /** The role that it is being given now. */
  nextRole: StaffRole | undefined;
  onRole(role: StaffRole): void;
  onInvite(): void;
  onResetSecondFactor(): void;
  onDisable(): void;
}

/** An account with its role, its state and what can be done with it. */
export function PersonRow({
  account,
  nextRole,
  onRole,
  onInvite,
  onResetSecondFactor,
  onDisable,
}: PersonRowProps) {
  const { email: own } = useStaff();
  const { email, role, state, secondFactor } = account;
  const about = <span className="visually-hidden"> {email}</span>;
  return (
    <li className={css.person}>
      <p className={css.email}>
        {email}
        {email === own && <span className={css.own}> (you)</span>}
      </p>
      <p className={css.state} data-state={state}>
        {stateNames[state]}
        {secondFactor && ', second factor'}
      </p>
      <SelectField
        label={<>Role{about}</>}
        options={roleOptions}
        value={nextRole ?? role}
        disabled={state === 'disabled'}
        onChange={({ target }) => {
          const chosen = roleOptions.find(({ value }) => value === target.value);
          if (chosen && !nextRole) onRole(chosen.value);
        }}
      />
      <div className={css.actions}>
        {state !== 'active' && (
          <Button variant="secondary" onClick={onInvite}>
            Invite again{about}
          </Button>
        )}
        {secondFactor && (
          <Button variant="quiet" onClick={onResetSecondFactor}>
            Remove second factor{about}
          </Button>
        )}
        {state !== 'disabled' && (
          <Button variant="quiet" onClick={onDisable}>
            Disable{about}
          </Button>
        )}
      </div>
    </li>
  );
}
