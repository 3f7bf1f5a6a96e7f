import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { canonicalJson } from './canonical-json.js';
import { keyId } from './signed-registry.js';
import { registeredSliceSchema } from './slice-registry.js';

// The request with which a team publishes. A team has a key of its own, but not the registry's. Its command
// signs a request, and the watch, which has the registry's key, verifies and applies it.

const percent = z.optional(z.int().check(z.minimum(1), z.maximum(100)));
const { name, integrity } = registeredSliceSchema.shape;
const longestPath = 200;
// A bucket takes longer names than a folder, where every server of the site keeps a copy.
const version = registeredSliceSchema.shape.version.check(
  z.maxLength(100, 'a version has at most 100 characters'),
);

const teamChangeSchema = z.discriminatedUnion('action', [
  /** A new version, for everybody or for some percent of the visitors. */
  z.object({
    action: z.literal('publish'),
    slice: z.extend(z.omit(registeredSliceSchema, { published: true, publishedBy: true }), {
      version,
      integrity: integrity.check(
        z.refine(
          (files) => Object.keys(files).every(({ length }) => length <= longestPath),
          `the path of a file has at most ${longestPath} characters`,
        ),
      ),
    }),
    percent,
  }),
  /** A published version, else the canary, for everybody or for some percent of the visitors. */
  z.object({ action: z.literal('promote'), name, version: z.optional(version), percent }),
  /** The end of the canary, else the version before. */
  z.object({ action: z.literal('rollback'), name }),
]);
export type TeamChange = z.infer<typeof teamChangeSchema>;

const teamRequestSchema = z.object({
  /** Short name of the public key that signed it. */
  key: z.string(),
  /** When it was signed. Old requests are refused. */
  signedAt: z.iso.datetime(),
  /** Makes two equal requests differ. */
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  change: teamChangeSchema,
});
export type TeamRequest = z.infer<typeof teamRequestSchema>;

const signedSchema = z.object({ request: z.unknown(), signature: z.string() });

/** The result of a request. */
export const requestResultSchema = z.object({ done: z.boolean(), message: z.string() });
export type RequestResult = z.infer<typeof requestResultSchema>;

/** Separates this use of the key from any other. */
const purpose = 'town-slice-request-v1\n';

/** Thrown when a request is refused; the message tells the team why. */
export class RequestRefused extends Error {}

/** A stored request with the details of its signature. */
export interface SignedRequest {
  /** Follows from the content, so that a copy has the same. */
  id: string;
  request: TeamRequest;
  isSignedBy(key: KeyObject): boolean;
}

/** @param privateKey the team's Ed25519 key */
export function signRequest(
  change: TeamChange,
  privateKey: KeyObject,
  at: { signedAt: string; nonce: string },
): { id: string; text: string } {
  const request: TeamRequest = { key: keyId(createPublicKey(privateKey)), ...at, change };
  const bytes = signedBytes(request);
  const signature = sign(null, bytes, privateKey).toString('base64');
  return { id: idOf(bytes), text: JSON.stringify({ request, signature }) };
}

/**
 * Reads a stored request. It does not say who may sign it.
 * @throws RequestRefused when it is not a request
 */
export function readRequest(text: string): SignedRequest {
  try {
    const { request, signature } = signedSchema.parse(JSON.parse(text));
    const bytes = signedBytes(request);
    return {
      id: idOf(bytes),
      request: teamRequestSchema.parse(request),
      isSignedBy: (key) => verify(null, bytes, key, Buffer.from(signature, 'base64')),
    };
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? z.prettifyError(error) : 'it is not JSON';
    throw new RequestRefused(`The request cannot be read: ${why}`);
  }
}

function signedBytes(request: unknown): Buffer {
  return Buffer.from(purpose + canonicalJson(request));
}

function idOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
