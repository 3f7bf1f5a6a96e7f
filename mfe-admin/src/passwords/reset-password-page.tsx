import { staffApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { LinkPasswordForm } from './link-password-form';
import { StaffPage } from './staff-page';

/** Where the link after a forgotten password leads. */
export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  return (
    <StaffPage title="New Password" intro="Every session of your account ends with it.">
      <LinkPasswordForm
        api={staffApi.resetPassword}
        token={parameters.get('token') ?? ''}
        wayOn={
          <p>
            <Link to={pages.adminForgottenPassword}>Ask for another link</Link>
          </p>
        }
      />
    </StaffPage>
  );
}
