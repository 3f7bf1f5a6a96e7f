import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { loginAnswerSchema, loginSchema } from '@town/contracts/admin-session';
import { staffApi } from '@town/contracts/api-paths';
import { pages } from '@town/contracts/paths';
import { HttpError } from '@town/slice-kit/http-error';
import { useNavigate } from '@town/slice-kit/router';
import { messageOf, sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import { keepSession } from '../session/session';
import css from './login-form.module.css';

/** E-mail and password. Nothing typed here is kept. */
export function LoginForm() {
  const navigate = useNavigate();
  const showToast = useToasts((state) => state.show);
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { username: '', password: '' },
  });

  const signIn = handleSubmit(async (login) => {
    try {
      const answer = loginAnswerSchema.parse(await sendJson(staffApi.login, login));
      keepSession(answer.token, answer.username);
      showToast({
        tone: 'success',
        title: 'Login Successful',
        description: 'Welcome to the admin dashboard.',
      });
      navigate(pages.adminDashboard);
    } catch (error) {
      showToast(
        error instanceof HttpError
          ? {
              tone: 'error',
              title: 'Login Failed',
              description: messageOf(error) ?? 'Invalid credentials',
            }
          : {
              tone: 'error',
              title: 'Login Error',
              description: 'An error occurred during login.',
            },
      );
    }
  });

  const { errors, isSubmitting } = formState;
  return (
    <form className={css.form} onSubmit={signIn} noValidate aria-label="Sign in">
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
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Signing In...' : 'Sign In'}
        </Button>
      </p>
    </form>
  );
}
