import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ListAnswer } from './list-snapshot.js';

/** The encodings that a list is sent in, the better first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Below this a body gains nothing; the gateway has the same limit. */
const minimumBytes = 512;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

// Kept for as long as the cache keeps the snapshot itself.
const compressed = new WeakMap<ListAnswer, Map<Encoding, Promise<Buffer>>>();

/** The encoding to send a snapshot in, of those that the visitor takes. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  { body }: ListAnswer,
): Encoding | undefined {
  if (!acceptEncoding || body.length < minimumBytes) return undefined;
  const accepted = acceptEncoding.split(',').flatMap((entry) => {
    const [name, ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return encodings.find((encoding) => accepted.includes(encoding));
}

/**
 * A snapshot's body, compressed once for all who ask for it. Done here and not by the
 * gateway, which would do it for each answer anew and weaken the entity tag.
 */
export function compressedBody(snapshot: ListAnswer, encoding: Encoding): Promise<Buffer> {
  const bodies = compressed.get(snapshot) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(snapshot, bodies);
  const body = bodies.get(encoding) ?? compress[encoding](snapshot.body);
  bodies.set(encoding, body);
  return body;
}
