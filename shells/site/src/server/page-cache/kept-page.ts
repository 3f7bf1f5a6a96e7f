/** A page that was rendered once and is sent many times, compressed once. */
import { gzipSync } from 'node:zlib';
import { isHeld } from '@town/process-kit/is-held';
import { ownBytes } from '@town/process-kit/own-bytes';
import { entityTag } from '../entity-tag';

/** The version of a service's response that a page was rendered from. */
export interface SourceVersion {
  tag: string;
  /** The list that the response belongs to, with the list's version, if the service sends it. */
  list?: string | undefined;
}

/** The versions of all API responses that a page was rendered from, by path. */
export type PageSources = ReadonlyMap<string, SourceVersion>;

export interface KeptPageFacts {
  status: number;
  /** The content security policy that it is sent with. */
  policy: string;
  /** Names of the slices that the page shows something of. */
  used: string[];
  sources: PageSources;
  /** The words of a search if the page shows no results for it. */
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

  /** Approximate memory use, in bytes. */
  get size(): number {
    return this.body.length + this.gzipped.length + 1_000;
  }

  /** Whether a browser's `If-None-Match` contains this page's entity tag. */
  isKnownBy(ifNoneMatch: string | undefined): boolean {
    return isHeld(ifNoneMatch, this.etag);
  }
}
