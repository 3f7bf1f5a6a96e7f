import { staffApi } from '@town/contracts/api/paths';
import { useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { LinkPasswordForm } from './link-password-form';
import { StaffPage } from './staff-page';

/** Where the link of an invitation leads: its recipient chooses a password. */
export function WelcomePage() {
  const { town } = useSite();
  const [parameters] = useSearchParams();
  return (
    <StaffPage
      title="Welcome"
      intro={`Choose a password to join the staff of the ${town.siteName}.`}
    >
      <LinkPasswordForm
        api={staffApi.acceptInvitation}
        token={parameters.get('token') ?? ''}
        wayOn={<p>Please ask the person who invited you for another invitation.</p>}
      />
    </StaffPage>
  );
}
