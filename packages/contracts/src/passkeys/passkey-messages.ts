/**
 * The messages between browser and server about passkeys, as WebAuthn's JSON forms have them. Binary
 * values are base64url. The library of each side makes and checks what is in them.
 * @module
 */
import * as z from 'zod/mini';

const binary = z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(20_000));
const attachment = z.optional(z.enum(['platform', 'cross-platform']));
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(transport)),
});
const userVerification = z.optional(z.enum(['discouraged', 'preferred', 'required']));

/** Asks a browser to sign a challenge with a passkey. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification,
});
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>;

/** Asks a browser to make a passkey. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.optional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: userVerification,
      requireResidentKey: z.optional(z.boolean()),
      userVerification,
    }),
  ),
  attestation: z.optional(z.enum(['direct', 'enterprise', 'indirect', 'none'])),
});
passkeyCreationSchema.register(z.globalRegistry, { id: 'PasskeyCreation' });
export type PasskeyCreation = z.output<typeof passkeyCreationSchema>;

const credential = {
  id: binary,
  rawId: binary,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
};

/** A challenge signed by a passkey. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: z.optional(binary),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** WebAuthn says to ignore unknown transports: browsers get new ones. */
const knownTransports = z.pipe(
  z.array(z.string().check(z.maxLength(50))).check(z.maxLength(20)),
  z.transform((given: string[]) => given.flatMap((name) => transport.safeParse(name).data ?? [])),
);

/** A new passkey, with the proof that it was made for a challenge. */
export const passkeyAttestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.optional(knownTransports),
  }),
});
export type PasskeyAttestation = z.output<typeof passkeyAttestationSchema>;
