import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { staffApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { type ForgottenPassword, forgottenPasswordSchema } from '@town/contracts/staff/passwords';
import { useMutation } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { NeedsScript } from '@town/ui/needs-script';
import { Notice } from '@town/ui/notice';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import css from './passwords.module.css';
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
    onError: (error) =>
      setError(
        'email',
        { message: messageOf(error) ?? 'The site cannot be reached. Please try again.' },
        { shouldFocus: true },
      ),
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
    <form
      method="post"
      className={css.form}
      onSubmit={handleSubmit((given) => ask.mutate(given))}
      noValidate
      aria-label="Ask for a link"
    >
      <NeedsScript>Asking for a link works with JavaScript switched on.</NeedsScript>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...register('email')}
        error={formState.errors.email?.message}
        announced
      />
      <p>
        <Button type="submit" busy={ask.isPending}>
          {ask.isPending ? 'Sending...' : 'Send the link'}
        </Button>
      </p>
      <p>
        <Link to={pages.adminLogin}>Back to the sign-in</Link>
      </p>
    </form>
  );
}
