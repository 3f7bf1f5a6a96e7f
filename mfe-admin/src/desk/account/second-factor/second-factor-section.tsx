import { useQueryClient } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { FailureNotice } from '@town/ui/failure-notice';
import { Notice } from '@town/ui/notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef, useState } from 'react';
import { useStaff } from '../../session/staff';
import { deskKey } from '../../session/use-staff-query';
import css from '../account.module.css';
import { ActionDialog } from './action-dialog';
import { ActiveFactors } from './active-factors';
import type { FactorAction } from './factor-action';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { TurnOnDialog } from './turn-on-dialog';
import { useSecondFactor } from './use-second-factor';

/** The second factors of the signed-in person's account, and the actions on them. */
export function SecondFactorSection() {
  const { mustEnroll } = useStaff();
  const factor = useSecondFactor();
  const queryClient = useQueryClient();
  const [action, setAction] = useState<FactorAction | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setAction(null);
  const finish = async (recoveryCodes: string[]) => {
    setAction(null);
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    // Invalidates everything: the session may have more rights now, and other sessions may have ended.
    await queryClient.invalidateQueries({ queryKey: [deskKey] });
  };
  return (
    <section aria-labelledby="second-factor" className={css.part}>
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        Second factor
      </h2>
      {mustEnroll && (
        <Notice tone="warning" title="Add a second factor to go on">
          <p>
            This town asks its administrators for a second factor. Turn on one-time codes or add a
            passkey; until then you can only change your own account.
          </p>
        </Notice>
      )}
      <QueryView
        query={factor}
        skeleton={<Skeleton shape="rows" label="Loading your second factor..." />}
        failure={(retry) => (
          <FailureNotice message="Failed to fetch your second factor" onRetry={retry} />
        )}
      >
        {(active) => <ActiveFactors factor={active} onAction={setAction} />}
      </QueryView>
      <TurnOnDialog open={action?.kind === 'turn-on'} onClose={close} onDone={finish} />
      <ActionDialog
        action={action?.kind === 'turn-on' ? null : action}
        heading={heading}
        onClose={close}
        onDone={finish}
      />
      <RecoveryCodesDialog codes={codes} heading={heading} onClose={() => setCodes(null)} />
    </section>
  );
}
