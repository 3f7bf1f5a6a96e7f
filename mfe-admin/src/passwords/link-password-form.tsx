import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { pages } from '@town/contracts/pages/paths';
import { linkAnswerSchema, newPassword } from '@town/contracts/staff/passwords';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { NewPasswordField } from './new-password-field';
import { PasswordFormFrame } from './password-form-frame';

const schema = z.object({ password: newPassword });

interface LinkPasswordFormProps {
  /** The API path that receives the password and the token of the link. */
  api: string;
  token: string;
  /** Shown when the link is no longer valid: what to do next. */
  wayOn: ReactNode;
}

/** Sets a password by the token of a link that came by mail. */
export function LinkPasswordForm({ api, token, wayOn }: LinkPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '' },
  });
  const set = useMutation({
    mutationFn: async ({ password }: { password: string }) =>
      linkAnswerSchema.parse(await sendJson(api, { token, password })),
    onError(error) {
      if (statusOf(error) === 404) return;
      setError('password', { message: unsentReason(error) }, { shouldFocus: true });
    },
  });
  if (set.isSuccess) return <PasswordSet email={set.data.email} />;
  if (!token || statusOf(set.error) === 404) {
    return (
      <FocusOnMount>
        <Notice tone="warning" title="This link no longer works">
          <p>It was used, a newer one took its place, or it is too old.</p>
          {wayOn}
        </Notice>
      </FocusOnMount>
    );
  }
  return (
    <PasswordFormFrame
      label="Choose a password"
      needsScript="Choosing a password works with JavaScript switched on."
      button="Save password"
      busyButton="Saving..."
      busy={set.isPending}
      onSubmit={handleSubmit((given) => set.mutate(given))}
    >
      <NewPasswordField {...register('password')} error={formState.errors.password?.message} />
    </PasswordFormFrame>
  );
}

function PasswordSet({ email }: { email: string }) {
  return (
    <FocusOnMount>
      <Notice tone="success" title="Your password is set">
        <p>Sign in with {email} and your new password.</p>
        <p>
          <ButtonLink as={Link} to={pages.adminLogin}>
            Sign in
          </ButtonLink>
        </p>
      </Notice>
    </FocusOnMount>
  );
}
