import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Invitation, invitationSchema } from '@town/contracts/staff/accounts';
import { isAnswerLost, lostAnswerText } from '@town/slice-kit/lost-answer';
import { messageOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { SelectField } from '@town/ui/select-field';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import dialogCss from '../dialog.module.css';
import { roleHelp, roleOptions } from './role-options';
import type { usePeopleActions } from './use-people';

interface InviteDialogProps {
  open: boolean;
  invite: ReturnType<typeof usePeopleActions>['invite'];
  onClose(): void;
}

/** The dialog for an invitation. The typed values stay when the server refuses it. */
export function InviteDialog({ open, invite, onClose }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={invite.isPending}
      title="Invite somebody"
      description="They get an e-mail with a link that works once, for 72 hours."
    >
      <InviteForm invite={invite} onClose={onClose} />
    </Dialog>
  );
}

const failed = (error: unknown) =>
  isAnswerLost(error) ? lostAnswerText() : 'The invitation was not sent. Please try again.';

function InviteForm({ invite, onClose }: Omit<InviteDialogProps, 'open'>) {
  const { register, handleSubmit, setError, formState } = useForm<Invitation>({
    resolver: standardSchemaResolver(invitationSchema),
    defaultValues: { email: '', role: 'editor' },
  });
  const { errors } = formState;
  const send = (invitation: Invitation) =>
    invite.mutate(invitation, {
      onSuccess: onClose,
      onError: (error) =>
        setError('email', { message: messageOf(error) ?? failed(error) }, { shouldFocus: true }),
    });
  return (
    <form className={dialogCss.form} onSubmit={handleSubmit(send)} noValidate aria-label="Invite">
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        {...register('email')}
        error={errors.email?.message}
        announced
      />
      <SelectField label="Role" help={roleHelp} options={roleOptions} {...register('role')} />
      <div className={dialogCss.actions}>
        <Button type="submit" busy={invite.isPending}>
          {invite.isPending ? 'Sending...' : 'Send invitation'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
