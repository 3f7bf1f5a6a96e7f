import { ownerApi } from '@town/contracts/api/paths';
import { claimSchema } from '@town/contracts/owners/claims';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { Button } from '@town/ui/button';
import { ErrorSummary } from '@town/ui/error-summary';
import { TextArea } from '@town/ui/text-area';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { useEndedSession } from '../session/use-ended-session';

export interface ClaimFormProps {
  businessId: string;
  /** The address of the signed-in owner. */
  claimant: string;
  onSent(): void;
}

/** How the staff can check that a business belongs to the signed-in owner. */
export function ClaimForm({ businessId, claimant, onSent }: ClaimFormProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const endedSession = useEndedSession();
  const { form, formProps, field, errors, discard } = useDraftForm({
    // The text is for one business, and another owner who signs in in this tab must not see it.
    name: `claim-${businessId}-${claimant}`,
    schema: claimSchema,
    defaultValues: { businessId, evidence: '' },
  });
  const claim = useMutation({
    mutationFn: (body: { businessId: string; evidence: string }) =>
      sendJson(ownerApi.claims, { ...body, businessId }, { asOwner: true }),
    async onSuccess() {
      discard();
      await queryClient.invalidateQueries({ queryKey: [ownerApi.claims] });
      onSent();
    },
    onError(error) {
      if (endedSession(error)) return;
      form.setError('evidence', { message: unsentReason(error) }, { shouldFocus: true });
    },
  });
  return (
    <form
      {...formProps}
      className={css.form}
      onSubmit={form.handleSubmit((body) => claim.mutate(body))}
      aria-label={text('Claim a business')}
    >
      <ErrorSummary errors={errors} />
      <TextArea
        label={text('How can we check that it is yours?')}
        required
        help={text(
          'For example: who you are in the business, and the phone number or e-mail address on record where we can reach you.',
        )}
        {...field('evidence')}
      />
      <p>
        <Button type="submit" busy={claim.isPending}>
          {claim.isPending ? text('Sending...') : text('Send the claim')}
        </Button>
      </p>
    </form>
  );
}
