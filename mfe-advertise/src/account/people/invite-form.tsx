import { ownerApi } from '@town/contracts/api/paths';
import { type ListingInvitation, listingInvitationSchema } from '@town/contracts/owners/people';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import css from '../account.module.css';
import { useEndedSession } from '../session/use-ended-session';

/** Invites somebody to manage a listing. */
export function InviteForm({ listingId }: { listingId: string }) {
  const queryClient = useQueryClient();
  const endedSession = useEndedSession();
  const showToast = useToasts((state) => state.show);
  const { form, formProps, field, discard } = useDraftForm({
    name: `invite-${listingId}`,
    schema: listingInvitationSchema,
    defaultValues: { email: '' },
  });
  const invite = useMutation({
    mutationFn: (body: ListingInvitation) =>
      sendJson(ownerApi.people(listingId), body, { asOwner: true }),
    async onSuccess(_, { email }) {
      discard();
      showToast({ tone: 'success', title: 'Invited', description: `We have written to ${email}.` });
      await queryClient.invalidateQueries({ queryKey: [ownerApi.people(listingId)] });
    },
    onError(error) {
      if (endedSession(error)) return;
      form.setError('email', { message: unsentReason(error) }, { shouldFocus: true });
    },
  });
  return (
    <form
      {...formProps}
      className={css.form}
      onSubmit={form.handleSubmit((body) => invite.mutate(body))}
      aria-label="Invite somebody"
    >
      <TextField
        label="E-mail address of a new manager"
        type="email"
        autoComplete="off"
        required
        help="Managers edit the listing. They cannot invite others or hand it over."
        {...field('email')}
      />
      <p>
        <Button type="submit" busy={invite.isPending}>
          Invite
        </Button>
      </p>
    </form>
  );
}
