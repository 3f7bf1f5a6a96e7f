import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { canonicalJson } from './canonical-json.js';
import { type SliceRegistry, sliceRegistrySchema } from './slice-registry.js';

const signedSchema = z.looseObject({
  signature: z.object({ key: z.string(), value: z.string() }),
});

/** Separates this use of the key from any other. */
const purpose = 'town-slice-registry-v1\n';

/** A registry that must not be used, with the reason. */
export class RegistryRefused extends Error {
  constructor(
    readonly reason:
      | 'malformed'
      | 'unsigned'
      | 'unknown-key'
      | 'bad-signature'
      | 'old-revision'
      | 'too-old',
    message: string,
  ) {
    super(message);
  }
}

/** Short name of a public key: tells a reader with several keys which one to use. */
export function keyId(key: KeyObject): string {
  const bytes = key.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/**
 * Reads one or several Ed25519 public keys from PEM text.
 * @throws Error when there is no key, or one of another type
 */
export function readPublicKeys(pem: string): KeyObject[] {
  const blocks = pem.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  const keys = blocks.map((block) => createPublicKey(block));
  if (keys.length === 0 || keys.some((key) => key.asymmetricKeyType !== 'ed25519')) {
    throw new Error('The public keys must be Ed25519 keys in PEM');
  }
  return keys;
}

/**
 * The registry as it is published: JSON with an Ed25519 signature over its canonical form.
 * @param privateKey an Ed25519 key
 */
export function signRegistry(registry: SliceRegistry, privateKey: KeyObject): string {
  const content = sliceRegistrySchema.parse(registry);
  const value = sign(null, signedBytes(content), privateKey).toString('base64');
  const signature = { key: keyId(createPublicKey(privateKey)), value };
  return `${JSON.stringify({ ...content, signature }, null, 2)}\n`;
}

/**
 * Reads a published registry.
 * @param trusted public keys whose signatures count
 * @throws RegistryRefused unless one of them signed exactly this content
 */
export function verifyRegistry(text: string, trusted: readonly KeyObject[]): SliceRegistry {
  const { signature, ...content } = parseSigned(text);
  const key = trusted.find((candidate) => keyId(candidate) === signature.key);
  if (!key) throw new RegistryRefused('unknown-key', `Signed by the unknown key ${signature.key}`);
  if (!verify(null, signedBytes(content), key, Buffer.from(signature.value, 'base64'))) {
    throw new RegistryRefused('bad-signature', 'The signature does not match the content');
  }
  const registry = sliceRegistrySchema.safeParse(content);
  if (!registry.success) {
    throw new RegistryRefused('malformed', z.prettifyError(registry.error));
  }
  return registry.data;
}

function parseSigned(text: string): z.infer<typeof signedSchema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new RegistryRefused('malformed', 'It is not JSON');
  }
  const signed = signedSchema.safeParse(json);
  if (!signed.success) throw new RegistryRefused('unsigned', 'It has no signature');
  return signed.data;
}

function signedBytes(content: unknown): Buffer {
  return Buffer.from(purpose + canonicalJson(content));
}
