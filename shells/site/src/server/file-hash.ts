import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content, as the registry and browsers write it. */
export function fileHash(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
