import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '@town/process-kit/accepts-encoding';
import { ownBytes } from '@town/process-kit/own-bytes';
import type { ListAnswer } from './list-answer.js';

/** Content encodings in order of preference. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Smaller bodies are not compressed; the gateway has the same limit. */
const minimumBytes = 512;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

// An entry is garbage-collected together with its snapshot.
const compressed = new WeakMap<ListAnswer, Map<Encoding, Promise<Buffer>>>();

/** The best encoding that the client accepts. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  { body, isGzipped }: ListAnswer,
): Encoding | undefined {
  if (!acceptEncoding || (!isGzipped && body.length < minimumBytes)) return undefined;
  const offered = isGzipped ? (['gzip'] as const) : encodings;
  return offered.find((encoding) => acceptsEncoding(acceptEncoding, encoding));
}

/**
 * A compressed body, computed once for all requests. If the gateway compressed instead, it would do so
 * for every response, and make the entity tag weak.
 */
export function compressedBody(snapshot: ListAnswer, encoding: Encoding): Promise<Buffer> {
  if (snapshot.isGzipped) return Promise.resolve(snapshot.body);
  const bodies = compressed.get(snapshot) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(snapshot, bodies);
  const body = bodies.get(encoding) ?? compress[encoding](snapshot.body).then(ownBytes);
  bodies.set(encoding, body);
  return body;
}
