import { unsentReason } from '@town/slice-kit/failure-reason';
import { useMutation } from '@town/slice-kit/query';
import { useDraftForm } from '@town/slice-kit/use-draft-form';
import type * as z from 'zod/mini';
import { useEndedSession } from './session/use-ended-session';

interface AddressFormOptions {
  /** The form's name, for its draft. */
  name: string;
  schema: z.ZodMiniType<{ email: string }, { email: string }>;
  send(email: string): Promise<unknown>;
  /** Follows a call that succeeded; the draft is discarded then. */
  onSent(email: string): Promise<void>;
}

/** A form that asks for the address of somebody else. A refusal of the server is shown at the field. */
export function useAddressForm({ name, schema, send, onSent }: AddressFormOptions) {
  const endedSession = useEndedSession();
  const { form, formProps, field, discard } = useDraftForm({
    name,
    schema,
    defaultValues: { email: '' },
  });
  const sending = useMutation({
    mutationFn: send,
    async onSuccess(_, email) {
      discard();
      await onSent(email);
    },
    onError(error) {
      if (endedSession(error)) return;
      form.setError('email', { message: unsentReason(error) }, { shouldFocus: true });
    },
  });
  const onSubmit = form.handleSubmit(({ email }) => sending.mutate(email));
  return { formProps: { ...formProps, onSubmit }, field, isSending: sending.isPending };
}
