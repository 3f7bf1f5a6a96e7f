import { QueryView } from '@town/slice-kit/query-view';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef, useState } from 'react';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { AdministratorsOnly } from '../session/administrators-only';
import { AccountDialog, type AccountQuestion } from './account-dialog';
import type { ShownAccount } from './account-reader';
import { InviteDialog } from './invite-dialog';
import css from './people.module.css';
import { PersonRow } from './person-row';
import { usePeople, usePeopleActions } from './use-people';

type RoleChange = ReturnType<typeof usePeopleActions>['changeRole'];

/** Who may sign in and what they may do: administrators invite, change roles and disable. */
export function PeoplePage() {
  return (
    <>
      <DeskMeta title="People" />
      <AdministratorsOnly title="People">
        <People />
      </AdministratorsOnly>
    </>
  );
}

function People() {
  const people = usePeople();
  const { invite, changeRole, disable, resetSecondFactor, failInvitation } = usePeopleActions();
  const [inviting, setInviting] = useState(false);
  const [question, setQuestion] = useState<AccountQuestion | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <DeskHeading title="People" ref={heading}>
        <Button onClick={() => setInviting(true)}>Invite</Button>
      </DeskHeading>
      <QueryView
        query={people}
        skeleton={<Skeleton shape="rows" label="Loading people..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch people" onRetry={retry} />}
      >
        {(accounts) => (
          <ul className={css.people} aria-label="People">
            {accounts.map((account) => (
              <PersonRow
                key={account.id}
                account={account}
                nextRole={roleToBe(changeRole, account)}
                onRole={(role) => changeRole.mutate({ account, role })}
                onInvite={() => invite.mutate(account, { onError: failInvitation })}
                onResetSecondFactor={() => setQuestion({ account, about: 'resetSecondFactor' })}
                onDisable={() => setQuestion({ account, about: 'disable' })}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <InviteDialog open={inviting} invite={invite} onClose={() => setInviting(false)} />
      <AccountDialog
        question={question}
        actions={{ disable, resetSecondFactor }}
        heading={heading}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

/** The role that an account is being given. */
function roleToBe({ isPending, variables }: RoleChange, { id }: ShownAccount) {
  return isPending && variables.account.id === id ? variables.role : undefined;
}
