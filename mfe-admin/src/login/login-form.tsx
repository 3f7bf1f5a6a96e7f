import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { staffApi } from '@town/contracts/api/paths';
import { type Login, loginAnswerSchema, loginSchema } from '@town/contracts/staff/sign-in';
import { HttpError } from '@town/slice-kit/http-error';
import { useMutation } from '@town/slice-kit/query';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { unsentAdvice } from '@town/slice-kit/unsent-advice';
import { Button } from '@town/ui/button';
import { NeedsScript } from '@town/ui/needs-script';
import { TextField } from '@town/ui/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import css from './login-form.module.css';
import { problemCode } from './problem-code';
import { useSignedIn } from './use-signed-in';

interface LoginFormProps {
  /** What the field of the e-mail address begins with. The password then takes the focus. */
  username?: string | undefined;
  /** Takes the focus when it appears, because another step was there before. */
  focused?: boolean;
  onSignedIn(): void;
  /** The password is right, and the account has a second factor; with the server's problem. */
  onSecondFactor(problem: string): void;
}

/** The sign-in form. Nothing that is typed here is kept. */
export function LoginForm({
  username = '',
  focused = false,
  onSignedIn,
  onSecondFactor,
}: LoginFormProps) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { username, password: '' },
  });
  const signIn = useLogin(onSignedIn, onSecondFactor);

  useEffect(() => {
    // Who is asked by name has only the password to enter.
    if (username) setFocus('password');
    else if (focused) setFocus('username');
  }, [username, focused, setFocus]);

  const { errors } = formState;
  const busy = signIn.isPending;
  return (
    <form
      method="post"
      className={css.form}
      onSubmit={handleSubmit((login) => signIn.mutate(login))}
      noValidate
      aria-label="Sign in"
    >
      <NeedsScript>Staff sign in with JavaScript switched on.</NeedsScript>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...register('username')}
        id="login-username"
        error={errors.username?.message}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...register('password')}
        id="login-password"
        error={errors.password?.message}
      />
      <p>
        <Button type="submit" busy={busy}>
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
      </p>
    </form>
  );
}

/** Sends what was typed. */
function useLogin(
  onSignedIn: LoginFormProps['onSignedIn'],
  onSecondFactor: LoginFormProps['onSecondFactor'],
) {
  const showToast = useToasts((state) => state.show);
  const signedIn = useSignedIn(onSignedIn);
  return useMutation({
    mutationFn: async (login: Login) =>
      loginAnswerSchema.parse(await sendJson(staffApi.login, login)),
    onSuccess: signedIn,
    onError(error) {
      const needsMore = problemCode(error) === 'second-factor-needed';
      if (needsMore && error instanceof HttpError) onSecondFactor(error.body);
      else showToast({ tone: 'error', ...failureOf(error) });
    },
  });
}

function failureOf(error: unknown): { title: string; description: string } {
  if (!(error instanceof HttpError)) {
    const description = unsentAdvice('An error occurred during login.');
    return { title: 'Login Error', description };
  }
  return { title: 'Login Failed', description: messageOf(error) ?? 'Invalid credentials' };
}
