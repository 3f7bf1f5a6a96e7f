import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { passkeyName } from '@town/contracts/passkeys/passkeys';
import { currentPassword } from '@town/contracts/staff/passwords';
import { oneTimeCode } from '@town/contracts/staff/second-factor';
import { failureReason } from '@town/slice-kit/failure-reason';
import { HttpError } from '@town/slice-kit/http-error';
import { isAnswerLost, lostAnswerText } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { fieldErrorsOf, messageOf } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import dialogCss from '../../dialog.module.css';
import { OwnPasswordField } from '../own-password-field';
import { secondFactorKey } from './use-second-factor';

const fields = ['name', 'password', 'code'] as const;
type Field = (typeof fields)[number];

/** The typed values; empty for fields that were not shown. */
export type ProofValues = Record<Field, string>;

interface ProofFormProps {
  /** The fields of the form. */
  asks: readonly Field[];
  name?: string;
  button: string;
  busy: string;
  onSend(values: ProofValues): Promise<void>;
  onCancel(): void;
}

/** Asks for the proofs that a change of the second factor requires. Server errors are shown at their fields. */
export function ProofForm({ asks, name = '', button, busy, onSend, onCancel }: ProofFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<ProofValues>({
    resolver: standardSchemaResolver(schemaOf(asks)),
    defaultValues: { name, password: '', code: '' },
  });
  const { errors } = formState;
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: onSend,
    onError(error) {
      if (isNetworkError(error)) void queryClient.invalidateQueries({ queryKey: secondFactorKey });
      const [wrong] = fieldErrorsOf(error);
      const field = fields.find((each) => each === wrong?.path);
      if (field) setError(field, { message: wrong?.message }, { shouldFocus: true });
      else setError('root', { message: reasonOf(error) });
    },
  });
  return (
    <form
      className={dialogCss.form}
      onSubmit={handleSubmit((values) => send.mutate(values))}
      noValidate
      aria-label={button}
    >
      {errors.root && <Notice tone="error" title={errors.root.message} />}
      {asks.includes('name') && (
        <TextField
          label="Name of the passkey"
          help="For example the device: Office laptop."
          autoComplete="off"
          {...register('name')}
          error={errors.name?.message}
          announced
        />
      )}
      {asks.includes('password') && (
        <OwnPasswordField {...register('password')} error={errors.password?.message} />
      )}
      {asks.includes('code') && (
        <TextField
          label="Code from your app"
          autoComplete="one-time-code"
          inputMode="numeric"
          {...register('code')}
          error={errors.code?.message}
          announced
        />
      )}
      <div className={dialogCss.actions}>
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? busy : button}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function schemaOf(asks: readonly Field[]) {
  return z.object({
    name: asks.includes('name') ? passkeyName : z.string(),
    password: asks.includes('password') ? currentPassword : z.string(),
    code: asks.includes('code') ? oneTimeCode : z.string(),
  });
}

/** Browsers throw other error types when no passkey was created. */
const isNetworkError = (error: unknown) => error instanceof TypeError;

function reasonOf(error: unknown): string {
  if (error instanceof HttpError) return messageOf(error) ?? 'The site had a problem.';
  if (isNetworkError(error)) return isAnswerLost(error) ? lostAnswerText() : failureReason(error);
  return 'The passkey was not made: it was cancelled, took too long, or exists already.';
}
