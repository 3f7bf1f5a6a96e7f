import { ownerApi } from '@town/contracts/api/paths';
import { listingInvitationSchema } from '@town/contracts/owners/people';
import { useTexts } from '@town/language/texts';
import { useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { useAddressForm } from '../use-address-form';

/** Invites somebody to manage a listing. */
export function InviteForm({ listingId }: { listingId: string }) {
  const text = useText();
  const { language } = useTexts();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const { formProps, field, isSending } = useAddressForm({
    name: `invite-${listingId}`,
    schema: listingInvitationSchema,
    send: (email) => sendJson(ownerApi.people(listingId), { email }, { asOwner: true, language }),
    async onSent(email) {
      showToast({
        tone: 'success',
        title: text('Invited'),
        description: text('We have written to {email}.', { email }),
      });
      await queryClient.invalidateQueries({ queryKey: [ownerApi.people(listingId)] });
    },
  });
  return (
    <form {...formProps} className={css.form} aria-label={text('Invite somebody')}>
      <TextField
        label={text('E-mail address of a new manager')}
        type="email"
        autoComplete="off"
        required
        help={text('Managers edit the listing. They cannot invite others or hand it over.')}
        {...field('email')}
      />
      <p>
        <Button type="submit" busy={isSending}>
          {text('Invite')}
        </Button>
      </p>
    </form>
  );
}
