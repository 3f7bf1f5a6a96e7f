import { ownerApi } from '@town/contracts/api/paths';
import { type ListingInvitation, listingInvitationSchema } from '@town/contracts/owners/people';
import { useTexts } from '@town/language/texts';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { useEndedSession } from '../session/use-ended-session';

/** Invites somebody to manage a listing. */
export function InviteForm({ listingId }: { listingId: string }) {
  const text = useText();
  const { language } = useTexts();
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
      sendJson(ownerApi.people(listingId), body, { asOwner: true, language }),
    async onSuccess(_, { email }) {
      discard();
      showToast({
        tone: 'success',
        title: text('Invited'),
        description: text('We have written to {email}.', { email }),
      });
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
      aria-label={text('Invite somebody')}
    >
      <TextField
        label={text('E-mail address of a new manager')}
        type="email"
        autoComplete="off"
        required
        help={text('Managers edit the listing. They cannot invite others or hand it over.')}
        {...field('email')}
      />
      <p>
        <Button type="submit" busy={invite.isPending}>
          {text('Invite')}
        </Button>
      </p>
    </form>
  );
}
