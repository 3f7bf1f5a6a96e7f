/** A page that was rendered once and is sent many times, compressed once. */
import { gzipSync } from 'node:zlib';
import { ownBytes } from '@town/process-kit/own-bytes';
import { entityTag, isNamed } from '../entity-tag';

/** The version of an answer that was read from a service for a page. */
export interface SourceVersion {
  tag: string;
  /** The list that it was read from, with the list's version, where the service says it. */
  list?: string | undefined;
}

/** What a page was made from, by path. */
export type PageSources = ReadonlyMap<string, SourceVersion>;

export interface KeptPageFacts {
  status: number;
  /** The policy that it is sent with. */
  policy: string;
  /** Names of the slices that the page shows something of. */
  used: string[];
  sources: PageSources;
  /** The words of a search that it shows no result of. */
  missedSearch?: string | undefined;
}

export class KeptPage {
  readonly body: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;

  constructor(
    html: string,
    readonly facts: KeptPageFacts,
  ) {
    this.body = ownBytes(Buffer.from(html));
    this.gzipped = ownBytes(gzipSync(this.body, { level: 9 }));
    this.etag = entityTag(facts.policy, this.body);
  }

  /** Bytes that it takes in memory, about. */
  get size(): number {
    return this.body.length + this.gzipped.length + 1_000;
  }

  /** Whether a browser's `If-None-Match` names this page. */
  isKnownBy(ifNoneMatch: string | undefined): boolean {
    return isNamed(this.etag, ifNoneMatch);
  }
}
