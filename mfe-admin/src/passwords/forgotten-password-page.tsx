import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { staffApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { type ForgottenPassword, forgottenPasswordSchema } from '@town/contracts/staff/passwords';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { useMutation } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import { PasswordFormFrame } from './password-form-frame';
import { StaffPage } from './staff-page';

/** Asks for a link by mail. The answer does not say whether there is an account. */
export function ForgottenPasswordPage() {
  return (
    <StaffPage
      title="Forgotten Password"
      intro="We send you a link with which you choose a new one."
    >
      <ForgottenPasswordForm />
    </StaffPage>
  );
}

function ForgottenPasswordForm() {
  const { register, handleSubmit, setError, formState } = useForm<ForgottenPassword>({
    resolver: standardSchemaResolver(forgottenPasswordSchema),
    defaultValues: { email: '' },
  });
  const ask = useMutation({
    mutationFn: (given: ForgottenPassword) => sendJson(staffApi.forgottenPassword, given),
    onError: (error) => setError('email', { message: unsentReason(error) }, { shouldFocus: true }),
  });
  if (ask.isSuccess) {
    return (
      <FocusOnMount>
        <Notice tone="success" title="Look into your mailbox">
          <p>
            If {ask.variables.email} is the address of a staff account, a link is on its way. It
            works once, for an hour.
          </p>
        </Notice>
      </FocusOnMount>
    );
  }
  return (
    <PasswordFormFrame
      label="Ask for a link"
      needsScript="Asking for a link works with JavaScript switched on."
      button="Send the link"
      busyButton="Sending..."
      busy={ask.isPending}
      onSubmit={handleSubmit((given) => ask.mutate(given))}
      after={
        <p>
          <Link to={pages.adminLogin}>Back to the sign-in</Link>
        </p>
      }
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...register('email')}
        error={formState.errors.email?.message}
        announced
      />
    </PasswordFormFrame>
  );
}
