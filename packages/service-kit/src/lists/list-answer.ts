import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A list or a record, ready to be sent. */
export interface ListAnswer {
  /** Strong entity tag, quotes included. */
  etag: string;
  /** Number of records on all pages. */
  total: number;
  /** Further headers of the response. */
  headers?: Readonly<Record<string, string>>;
  /** JSON; compressed with gzip where `isGzipped` says so. */
  body: Buffer;
  /** A long list is cached in compressed form only. */
  isGzipped?: boolean;
  /** The body of a long list that is still being read. It must be read to its end or destroyed. */
  stream?: Readable;
  /** The row of `list_versions` that the response depends on. */
  list?: string;
  /** The version of that list when the response was read. */
  version?: bigint;
}

/** A list at one version, as cached. */
export interface ListSnapshot extends ListAnswer {
  key: string;
  list: string;
  version: bigint;
  /**
   * No such record existed at this version. Its controller decides what to respond, for example 404 or
   * 410.
   */
  isMissing?: boolean;
}

/**
 * A response that depends on more than its address and list version, such as the time of day. Removing
 * the key keeps `ListShortcut` from reusing it for the next request to the same address.
 */
export function answerOfMoment({ key: _, ...answer }: ListSnapshot): ListAnswer {
  return answer;
}

/** A list and its version as one string, for headers and calls between services. */
export const versionWords = (list: string, version: bigint): string =>
  `${list} ${version.toString(36)}`;

/**
 * A response that is read from the database for every request. It suits lists with few readers, where
 * increasing a version would make writers wait for each other. Its entity tag is a hash of the content.
 */
export function uncachedAnswer(records: unknown, total: number): ListAnswer {
  const body = Buffer.from(JSON.stringify(records));
  const hash = createHash('sha256').update(`${total} `).update(body).digest('base64url');
  return { etag: `"${hash.slice(0, 22)}"`, total, body };
}
