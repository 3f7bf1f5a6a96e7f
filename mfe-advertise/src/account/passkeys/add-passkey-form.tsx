import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ownerApi } from '@town/contracts/api/paths';
import { passkeyNameSchema } from '@town/contracts/passkeys/passkeys';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation, useQuery, useQueryClient } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import css from '../account.module.css';
import { useFieldError } from '../messages/use-field-error';
import { useText } from '../messages/use-text';
import { sessionQuery } from '../session/session-query';
import { SignInForm } from '../session/sign-in-form';
import { useEndedSession } from '../session/use-ended-session';
import { loadPasskeyCalls, reasonOf } from './load-passkey-calls';

/** Adds a passkey of this device. */
export function AddPasskeyForm() {
  const text = useText();
  const fieldError = useFieldError();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const endedSession = useEndedSession();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: standardSchemaResolver(passkeyNameSchema),
    defaultValues: { name: '' },
  });
  const add = useMutation({
    mutationFn: async ({ name }: { name: string }) => (await loadPasskeyCalls()).addPasskey(name),
    async onSuccess() {
      reset();
      showToast({ tone: 'success', title: text('Passkey added') });
      await queryClient.invalidateQueries({ queryKey: [ownerApi.passkeys] });
    },
    async onError(error) {
      if (isTooLongAgo(error) || endedSession(error)) return;
      setError('name', { message: await reasonOf(error) }, { shouldFocus: true });
    },
  });
  if (isTooLongAgo(add.error)) return <SignInAgain />;
  return (
    <form
      method="post"
      className={css.form}
      onSubmit={handleSubmit((body) => add.mutate(body))}
      noValidate
      aria-label={text('Add a passkey')}
    >
      <TextField
        label={text('Name of this device')}
        help={text('To tell it from others, for example: Shop laptop')}
        autoComplete="off"
        required
        {...register('name')}
        error={fieldError(formState.errors.name)}
        announced
      />
      <p>
        <Button type="submit" variant="secondary" busy={add.isPending}>
          {add.isPending ? text('Waiting for the passkey...') : text('Add a passkey')}
        </Button>
      </p>
    </form>
  );
}

/** A passkey is added after a recent sign-in only. */
const isTooLongAgo = (error: unknown) => statusOf(error) === 403;

function SignInAgain() {
  const text = useText();
  const { data: session } = useQuery(sessionQuery);
  return (
    <FocusOnMount>
      <Notice tone="info" title={text('Please sign in again first')}>
        <p>
          {text(
            'A passkey opens your account for as long as you keep it. So we ask for a new sign-in when yours is more than 15 minutes old.',
          )}
        </p>
      </Notice>
      <SignInForm keepsPlace email={session?.email} />
    </FocusOnMount>
  );
}
