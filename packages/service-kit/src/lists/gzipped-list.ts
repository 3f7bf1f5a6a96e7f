import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** Low, because the client waits while the response is compressed. */
const level = 3;

/**
 * A list as gzipped JSON. It is compressed part by part, so the whole list is never in memory as records
 * or as text.
 */
export async function gzippedList(parts: AsyncIterable<readonly unknown[]>): Promise<Buffer> {
  const gzip = createGzip({ level });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(gzip, 'end');
  let isFirst = true;
  gzip.write('[');
  for await (const part of parts) {
    if (part.length === 0) continue;
    const text = JSON.stringify(part).slice(1, -1);
    if (!gzip.write(isFirst ? text : `,${text}`)) await once(gzip, 'drain');
    isFirst = false;
  }
  gzip.end(']');
  await ended;
  return Buffer.concat(chunks);
}
