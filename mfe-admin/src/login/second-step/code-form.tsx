import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { oneTimeCodeFormSchema } from '@town/contracts/staff/second-factor';
import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import css from './second-step.module.css';
import { refusalOf, type SendProof } from './use-second-step';

/** Asks for the code that an app shows. */
export function CodeForm({ send }: { send: SendProof }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: standardSchemaResolver(oneTimeCodeFormSchema),
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(({ code }) =>
    send.mutate(
      { code },
      {
        onError: (error) => setError('code', { message: refusalOf(error) }, { shouldFocus: true }),
      },
    ),
  );
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Second step">
      <TextField
        label="Code from your app"
        help="6 digits. The app shows a new code every 30 seconds."
        autoComplete="one-time-code"
        inputMode="numeric"
        {...register('code')}
        error={formState.errors.code?.message}
        announced
      />
      <p>
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? 'Checking...' : 'Continue'}
        </Button>
      </p>
    </form>
  );
}
