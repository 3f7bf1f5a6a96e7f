import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { staffApi } from '@town/contracts/api/paths';
import { type PasswordChange, passwordChangeSchema } from '@town/contracts/staff/passwords';
import type { LostAnswer } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { fieldErrorsOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '../../passwords/new-password-field';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import css from './account.module.css';
import { OwnPasswordField } from './own-password-field';
import { sessionsKey } from './use-sessions';

const empty = { current: '', password: '' };

const lostPassword = (): LostAnswer => ({
  title: 'No answer: the password may be changed or not',
  description: 'Sign in again to find out: with the new password, or else with the old one.',
});

/** The form's state, and the call that changes the password; a wrong field is marked. */
function usePasswordChange() {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure()('Password not changed', lostPassword);
  const form = useForm<PasswordChange>({
    resolver: standardSchemaResolver(passwordChangeSchema),
    defaultValues: empty,
  });
  const change = useMutation({
    mutationFn: (given: PasswordChange) =>
      sendJson(staffApi.password, given, { method: 'PUT', token }),
    async onSuccess() {
      form.reset(empty);
      showToast({
        tone: 'success',
        title: 'Password changed',
        description: 'Your other sessions have ended.',
      });
      await queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
    onError(error) {
      const [wrong] = fieldErrorsOf(error);
      if (!wrong) return fail(error);
      const field = wrong.path === 'current' ? 'current' : 'password';
      form.setError(field, { message: wrong.message }, { shouldFocus: true });
    },
  });
  return { form, change };
}

/** Changes the password of the signed-in person, which ends every other session. */
export function PasswordForm() {
  const { form, change } = usePasswordChange();
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <section aria-labelledby="own-password" className={css.part}>
      <h2 id="own-password">Your password</h2>
      <form
        className={css.form}
        onSubmit={handleSubmit((given) => change.mutate(given))}
        noValidate
        aria-labelledby="own-password"
      >
        <OwnPasswordField {...register('current')} error={errors.current?.message} />
        <NewPasswordField {...register('password')} error={errors.password?.message} />
        <p>
          <Button type="submit" busy={change.isPending}>
            {change.isPending ? 'Changing...' : 'Change password'}
          </Button>
        </p>
      </form>
    </section>
  );
}
