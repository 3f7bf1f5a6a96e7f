import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ownBytes } from '@town/process-kit/own-bytes';
import type { EntityManager } from 'typeorm';
import type { ListSnapshot } from './list-answer.js';

/** Low, because the client waits while the response is compressed. */
const level = 3;

/**
 * A client must not occupy the turn of the others, nor a transaction. So it has this time for the whole list, and
 * the second for each part of it, in milliseconds. PostgreSQL ends a transaction that is idle for 15 s.
 */
const timeLimit = 60_000;
const pauseLimit = 10_000;

/** A list that may be too long to be held in memory. */
export interface LongSource {
  /**
   * Whether the list is long. This is an estimate, because it is made outside the reading transaction.
   */
  isLong(): Promise<boolean>;
  /** The number of records on all pages. */
  count(manager: EntityManager): Promise<number>;
  /** Its records, in parts of bounded size. */
  readParts(manager: EntityManager): AsyncIterable<readonly unknown[]>;
}

/** A long list before it is read: its version, and how to read it, in one database snapshot. */
interface LongReading {
  snapshot: Omit<ListSnapshot, 'body'>;
  parts: AsyncIterable<readonly unknown[]>;
}

/**
 * Sends long lists while they are read and compressed, so that neither the memory of the service nor the time
 * to the first byte depends on their size. One is read at a time, because each needs a database connection until
 * its client has received it.
 */
export class LongLists {
  private last: Promise<unknown> = Promise.resolve();

  /** @param most the largest compressed body that is kept, in bytes */
  constructor(private readonly most: number) {}

  /**
   * Waits until no other long list is being read, and starts to read this one.
   * @param kept the list, if it was cached while this call waited
   * @param read calls its parameter within a transaction, which ends when the whole list is read
   * @param keep receives the list with its whole body, unless that is too large to be kept
   * @returns a snapshot whose stream must be read to its end or destroyed
   * @throws whatever the reading throws before the first part
   */
  start(
    kept: () => Promise<ListSnapshot | undefined>,
    read: (send: (reading: LongReading) => Promise<void>) => Promise<void>,
    keep: (snapshot: ListSnapshot) => void,
  ): Promise<ListSnapshot> {
    return new Promise((resolve, reject) => {
      const send = async ({ snapshot, parts }: LongReading) => {
        const stream = this.collecting((body) => keep({ ...snapshot, body, isGzipped: true }));
        resolve({ ...snapshot, body: Buffer.alloc(0), isGzipped: true, stream });
        await pipeline(textOf(parts), createGzip({ level }), stream);
      };
      const run = async () => {
        const found = await kept();
        if (found) resolve(found);
        else await read(send);
      };
      // After the snapshot is returned, an error reaches the client through the stream.
      this.last = this.last.then(run).catch(reject);
    });
  }

  /** Passes a body on in time, and collects it as long as it is small enough to be kept. */
  private collecting(keep: (body: Buffer) => void): Transform {
    const { most } = this;
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => stream.destroy();
    const whole = setTimeout(end, timeLimit);
    const pause = setTimeout(end, pauseLimit);
    const stream = new Transform({
      transform(chunk: Buffer, _, done) {
        pause.refresh();
        size += chunk.length;
        if (size > most) chunks.length = 0;
        else chunks.push(chunk);
        done(null, chunk);
      },
      flush(done) {
        if (size <= most) keep(ownBytes(Buffer.concat(chunks)));
        done();
      },
      destroy(error, done) {
        clearTimeout(whole);
        clearTimeout(pause);
        done(error);
      },
    });
    return stream;
  }
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
