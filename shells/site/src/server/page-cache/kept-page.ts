/**
 * A page that was rendered once and is sent many times. Each answer has a nonce of its own: the text
 * is cut where the nonce stands, which is in the first part only. The rest is compressed once. The
 * compressed parts are joined to one gzip stream, since a deflate stream may consist of parts that were
 * compressed apart (RFC 1951, RFC 1952).
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A gzip header: deflate, no name, no time, unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** An answer that was read from a service for a page, and the tag that it had. */
export type PageSources = ReadonlyMap<string, string>;

export interface KeptPageFacts {
  status: number;
  /** Names of the slices that the page shows something of. */
  used: string[];
  sources: PageSources;
}

export class KeptPage {
  readonly status: number;
  readonly used: string[];
  readonly sources: PageSources;
  private readonly beforeNonces: string[];
  private readonly rest: Buffer;
  private readonly compressedRest: Buffer;

  /**
   * @param html with a placeholder where each answer has its nonce
   * @param placeholder a text that stands nowhere else
   */
  constructor(html: string, placeholder: string, { status, used, sources }: KeptPageFacts) {
    this.status = status;
    this.used = used;
    this.sources = sources;
    const parts = html.split(placeholder);
    this.rest = Buffer.from(parts.pop() ?? '');
    this.beforeNonces = parts;
    this.compressedRest = deflateRawSync(this.rest, { level: 6 });
  }

  /** Bytes that it takes in memory. */
  get size(): number {
    const text = this.beforeNonces.reduce((sum, part) => sum + part.length, 0);
    return this.rest.length + this.compressedRest.length + text + 500;
  }

  body(nonce: string): Buffer {
    return Buffer.concat([this.start(nonce), this.rest]);
  }

  /** The same as one gzip stream. */
  gzipped(nonce: string): Buffer {
    const start = this.start(nonce);
    // Ends at a byte, and refers to nothing before it.
    const compressedStart = deflateRawSync(start, {
      level: 1,
      finishFlush: constants.Z_FULL_FLUSH,
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(this.rest, crc32(start)), 0);
    trailer.writeUInt32LE((start.length + this.rest.length) % 2 ** 32, 4);
    return Buffer.concat([gzipHeader, compressedStart, this.compressedRest, trailer]);
  }

  private start(nonce: string): Buffer {
    return Buffer.from(this.beforeNonces.map((part) => part + nonce).join(''));
  }
}
