/**
 * The second factor of a staff account, in addition to the password. The forms of the desk, the
 * auth service and its clients share these schemas.
 * @module
 */
import * as z from 'zod/mini';
import { passkeyAssertionSchema, passkeyRequestSchema } from '../passkeys/passkey-messages.js';
import { challenge, passkeySchema } from '../passkeys/passkeys.js';
import { currentPassword } from './passwords.js';

/** How many recovery codes an account gets at once. */
export const recoveryCodeCount = 10;

/** The methods for the second step of a sign-in. */
export const secondFactorMethods = ['code', 'passkey', 'recovery-code'] as const;
const methodSchema = z.enum(secondFactorMethods);
export type SecondFactorMethod = z.infer<typeof methodSchema>;

const sixDigits = 'Enter the 6 digits that your app shows';

/** A one-time code; spaces in it do not matter. */
export const oneTimeCode = z.string({ error: sixDigits }).check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, sixDigits),
);

const wholeRecoveryCode = 'Enter a recovery code: 16 letters and digits';

/** A recovery code; spaces, hyphens and upper case in it do not matter. */
const recoveryCode = z.string({ error: wholeRecoveryCode }).check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
  z.regex(/^[a-z2-7]{16}$/, wholeRecoveryCode),
);

/** The additional members of a sign-in's problem document when the password alone is not enough. */
export const secondFactorNeededSchema = z.object({
  code: z.literal('second-factor-needed'),
  challenge: z.string(),
  /** The methods that this account can use. */
  methods: z.array(methodSchema),
  /** The WebAuthn request for a passkey; only if the account has one. */
  passkey: z.optional(passkeyRequestSchema),
});
secondFactorNeededSchema.register(z.globalRegistry, { id: 'SecondFactorNeeded' });
export type SecondFactorNeeded = z.output<typeof secondFactorNeededSchema>;

/** `code` of the problem when a sign-in has to begin again with the password. */
export const signInEnded = 'sign-in-ended';

/** The second step of a sign-in: the challenge of the first one, and one proof. */
export const secondFactorLoginSchema = z
  .object({
    challenge,
    code: z.optional(oneTimeCode),
    passkey: z.optional(passkeyAssertionSchema),
    recoveryCode: z.optional(recoveryCode),
  })
  .check(
    z.refine(
      ({ code, passkey, recoveryCode }) =>
        [code, passkey, recoveryCode].filter((proof) => proof !== undefined).length === 1,
      { error: 'Send a code, a passkey or a recovery code', path: ['code'] },
    ),
  );
secondFactorLoginSchema.register(z.globalRegistry, { id: 'SecondFactorLogin' });
export type SecondFactorLogin = z.output<typeof secondFactorLoginSchema>;

/** The fields of the forms for a one-time code and for a recovery code. */
export const oneTimeCodeFormSchema = z.object({ code: oneTimeCode });
export const recoveryCodeFormSchema = z.object({ recoveryCode });

/** The active second factors of the caller's account. */
export const secondFactorSchema = z.object({
  /** Whether this account needs one by the town's settings. */
  required: z.boolean(),
  oneTimeCode: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** How many recovery codes have not been used. */
  recoveryCodes: z.number(),
});
secondFactorSchema.register(z.globalRegistry, { id: 'SecondFactor' });
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** A new secret for an app that makes one-time codes. It is shown once. */
export const oneTimeCodeSecretSchema = z.object({
  /** Base32, to type. */
  secret: z.string(),
  /** The same as an `otpauth:` address, for a QR code. */
  uri: z.string(),
});
oneTimeCodeSecretSchema.register(z.globalRegistry, { id: 'OneTimeCodeSecret' });
export type OneTimeCodeSecret = z.output<typeof oneTimeCodeSecretSchema>;

/** Recovery codes, shown once. Empty if the earlier ones are still valid. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
recoveryCodesSchema.register(z.globalRegistry, { id: 'RecoveryCodes' });
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;

/** The password, which proves that the account's owner changes the second factor. */
export const ownPasswordSchema = z.object({ password: currentPassword });
ownPasswordSchema.register(z.globalRegistry, { id: 'OwnPassword' });
export type OwnPassword = z.output<typeof ownPasswordSchema>;

/** Turns one-time codes on or off. */
export const oneTimeCodeProofSchema = z.object({ password: currentPassword, code: oneTimeCode });
oneTimeCodeProofSchema.register(z.globalRegistry, { id: 'OneTimeCodeProof' });
export type OneTimeCodeProof = z.output<typeof oneTimeCodeProofSchema>;
