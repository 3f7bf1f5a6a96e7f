import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { oneTimeCodeFormSchema } from '@town/contracts/staff/second-factor';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { TextField } from '@town/ui/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { SecondStepForm } from './second-step-form';
import type { SendProof } from './use-second-step';

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
        onError: (error) =>
          setError('code', { message: unsentReason(error) }, { shouldFocus: true }),
      },
    ),
  );
  return (
    <SecondStepForm busy={send.isPending} onSubmit={submit}>
      <TextField
        label="Code from your app"
        help="6 digits. The app shows a new code every 30 seconds."
        autoComplete="one-time-code"
        inputMode="numeric"
        {...register('code')}
        error={formState.errors.code?.message}
        announced
      />
    </SecondStepForm>
  );
}
