/**
 * Passkeys of an account, of staff and of owners alike. Staff use them beside the password, owners in
 * place of a mailed link.
 * @module
 */
import * as z from 'zod/mini';
import { requiredText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';
import { passkeyAssertionSchema, passkeyAttestationSchema } from './passkey-messages.js';

/** The secret of a ceremony that has begun. It is valid once, and for a few minutes. */
export const challenge = z
  .string({ error: 'The sign-in is not complete' })
  .check(
    z.minLength(1, 'The sign-in is not complete'),
    z.maxLength(100, 'The sign-in is not complete'),
  );

/** One passkey, as its owner sees it. */
export const passkeySchema = z.object({
  id: recordId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
passkeySchema.register(z.globalRegistry, { id: 'Passkey' });
export type Passkey = z.output<typeof passkeySchema>;

/** The name by which people recognise a passkey. */
export const passkeyName = requiredText('The name', 'A name is required', 60);

export const passkeyNameSchema = z.object({ name: passkeyName });
passkeyNameSchema.register(z.globalRegistry, { id: 'PasskeyName' });
export type PasskeyName = z.output<typeof passkeyNameSchema>;

/** A passkey that the browser has made, with the challenge that it was made for. */
export const newPasskeySchema = z.object({
  challenge,
  name: passkeyName,
  credential: passkeyAttestationSchema,
});
newPasskeySchema.register(z.globalRegistry, { id: 'NewPasskey' });
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** A sign-in with a passkey alone, which also identifies the account. */
export const passkeySignInSchema = z.object({ challenge, passkey: passkeyAssertionSchema });
passkeySignInSchema.register(z.globalRegistry, { id: 'PasskeySignIn' });
export type PasskeySignIn = z.output<typeof passkeySignInSchema>;
