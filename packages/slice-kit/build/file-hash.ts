import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content, in the form of the registry and of browsers. */
export function fileHash(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
