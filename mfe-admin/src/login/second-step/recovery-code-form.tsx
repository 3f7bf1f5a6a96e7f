import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { recoveryCodeFormSchema } from '@town/contracts/staff/second-factor';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { TextField } from '@town/ui/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { SecondStepForm } from './second-step-form';
import type { SendProof } from './use-second-step';

/** Asks for one of the codes that were stored for the case that phone and passkeys are gone. */
export function RecoveryCodeForm({ send }: { send: SendProof }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: standardSchemaResolver(recoveryCodeFormSchema),
    defaultValues: { recoveryCode: '' },
  });
  useEffect(() => setFocus('recoveryCode'), [setFocus]);
  const refuse = (error: unknown) =>
    setError('recoveryCode', { message: unsentReason(error) }, { shouldFocus: true });
  return (
    <SecondStepForm
      busy={send.isPending}
      onSubmit={handleSubmit((proof) => send.mutate(proof, { onError: refuse }))}
    >
      <TextField
        label="Recovery code"
        help="One of the codes that you stored. Each works once."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('recoveryCode')}
        error={formState.errors.recoveryCode?.message}
        announced
      />
    </SecondStepForm>
  );
}
