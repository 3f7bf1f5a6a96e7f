import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Low, because the client waits while the response is compressed. */
const level = 3;

/**
 * A list as gzipped JSON. It is compressed part by part, so the whole list is never in memory as records
 * or as text.
 */
export function gzippedList(parts: AsyncIterable<readonly unknown[]>): Promise<Buffer> {
  return pipeline(textOf(parts), createGzip({ level }), buffer);
}

async function* textOf(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const part of parts) {
    if (part.length === 0) continue;
    const text = JSON.stringify(part).slice(1, -1);
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield ']';
}
