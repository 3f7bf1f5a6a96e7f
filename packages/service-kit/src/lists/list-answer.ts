import { createHash } from 'node:crypto';

/** A list or a record, ready to be sent. */
export interface ListAnswer {
  /** Strong entity tag, quotes included. */
  etag: string;
  /** Number of records on all pages. */
  total: number;
  /** JSON; compressed with gzip where `isGzipped` says so. */
  body: Buffer;
  /** A long list is kept compressed only. */
  isGzipped?: boolean;
  /** The row of `list_versions` that it depends on. */
  list?: string;
  /** The version of the list that it was read from. */
  version?: bigint;
}

/** A list as it was at one version. */
export interface ListSnapshot extends ListAnswer {
  key: string;
  list: string;
  version: bigint;
  /** There was no such record at this version: only its controller knows what has become of it. */
  isMissing?: boolean;
}

/**
 * A list that depends on more than its address and its version, such as the time of day. Without its
 * key, the next request for the address is not answered from it.
 */
export function answerOfMoment({ key: _, ...answer }: ListSnapshot): ListAnswer {
  return answer;
}

/** A version of a list, as headers and services name it. */
export const versionWords = (list: string, version: bigint): string =>
  `${list} ${version.toString(36)}`;

/**
 * An answer that is read for every request: for few readers, where raising a version would make
 * writers wait for each other. Its tag is a hash of the content.
 */
export function uncachedAnswer(records: unknown, total: number): ListAnswer {
  const body = Buffer.from(JSON.stringify(records));
  const hash = createHash('sha256').update(`${total} `).update(body).digest('base64url');
  return { etag: `"${hash.slice(0, 22)}"`, total, body };
}
