import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ownerApi } from '@town/contracts/api/paths';
import { type ClaimProof, claimProofSchema, type OwnerClaim } from '@town/contracts/owners/claims';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import css from '../account.module.css';
import { useFieldError } from '../messages/use-field-error';
import { useText } from '../messages/use-text';
import { useEndedSession } from '../session/use-ended-session';
import { readClaim } from './claims-query';

interface CodeFormProps {
  businessId: string;
  /** The address that the code went to, mostly hidden. */
  email: string;
  /** Sends another code. */
  again: { busy: boolean; onClick(): void };
  onProved(status: OwnerClaim['status']): void;
}

/** Takes the code of the mail. */
export function CodeForm({ businessId, email, again, onProved }: CodeFormProps) {
  const text = useText();
  const fieldError = useFieldError();
  const queryClient = useQueryClient();
  const endedSession = useEndedSession();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(claimProofSchema),
    defaultValues: { businessId, code: '' },
  });
  const proof = useMutation({
    mutationFn: async (body: ClaimProof) =>
      readClaim(await sendJson(ownerApi.claimProof, body, { asOwner: true })),
    async onSuccess(claim) {
      await queryClient.invalidateQueries({ queryKey: [ownerApi.claims] });
      await queryClient.invalidateQueries({ queryKey: [ownerApi.listings] });
      onProved(claim?.status ?? 'pending');
    },
    onError(error) {
      if (endedSession(error)) return;
      setError('code', { message: unsentReason(error) }, { shouldFocus: true });
    },
  });
  return (
    <form
      method="post"
      className={css.form}
      onSubmit={handleSubmit((body) => proof.mutate(body))}
      noValidate
      aria-label={text('Enter the code')}
    >
      <p>
        {text(
          'We have sent a code to {email}. It counts for 15 minutes, and only here. If no mail comes, look among the unwanted mail, or let the town office decide.',
          { email },
        )}
      </p>
      <TextField
        label={text('Code of the e-mail')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...register('code')}
        error={fieldError(formState.errors.code)}
        announced
      />
      <p className={css.actions}>
        <Button type="submit" busy={proof.isPending}>
          {proof.isPending ? text('Checking...') : text('Confirm')}
        </Button>
        <Button variant="secondary" {...again}>
          {again.busy ? text('Sending...') : text('Send another code')}
        </Button>
      </p>
    </form>
  );
}
