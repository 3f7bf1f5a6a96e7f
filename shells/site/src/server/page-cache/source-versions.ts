import { randomBytes, randomUUID } from 'node:crypto';
import {
  listVersionHeader,
  listVersionsPath,
  listVersionsSchema,
} from '@town/contracts/api/list-versions';
import { type ApiService, apiOwner } from '@town/contracts/api/owners';
import { SharedRead } from '@town/process-kit/shared-read';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config';
import { getJson } from '../services/get-json';
import { createServiceFetch, type RequestIds } from '../services/service-fetch';
import type { PageSources, SourceVersion } from './kept-page';

/** A version check serves several requests, so it has ids of its own. */
export const newIds = (): RequestIds => ({
  requestId: randomUUID(),
  traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`,
});

const mostPaths = 10_000;

/**
 * The minimum milliseconds between two version checks of a service. With many visitors, a check costs more
 * than the rest of the response with a cached page. In this time, more visitors share a check.
 */
const apart = 2;

/** The version of a response; undefined if the service sends none, or did not answer. */
export function versionOf(answer: Response | undefined): SourceVersion | undefined {
  const tag = answer?.ok && answer.headers.get('etag');
  return tag ? { tag, list: answer.headers.get(listVersionHeader) ?? undefined } : undefined;
}

/**
 * Checks whether the sources of a page are still current. Most responses contain the version of their list,
 * so that one request to a service checks all of them. Each other response is checked by its entity tag.
 * Concurrent callers share a check, and no caller gets the result of a check that began before its call.
 */
export class SourceVersions {
  private readonly lists = new Map<string, SharedRead<ReadonlySet<string> | undefined>>();
  private readonly known = new LRUCache<string, SharedRead<string | undefined>>({ max: mostPaths });
  private readonly tags = new LRUCache<string, string>({ max: mostPaths });

  constructor(private readonly services: Config['services']) {}

  /** Whether no source has changed. */
  async areCurrent(sources: PageSources): Promise<boolean> {
    const current = await Promise.all(
      [...sources].map(([path, version]) => this.isCurrent(path, version)),
    );
    return current.every(Boolean);
  }

  /** Stores the entity tags of responses, so that the next check can be answered with 304. */
  note(sources: PageSources): void {
    for (const [path, { tag }] of sources) this.tags.set(path, tag);
  }

  private async isCurrent(path: string, { tag, list }: SourceVersion): Promise<boolean> {
    const owner = apiOwner(path);
    const versions = list && owner ? await this.listsOf(owner) : undefined;
    // A service of the previous release does not send its versions.
    return versions && list ? versions.has(list) : (await this.tagOf(path)) === tag;
  }

  private listsOf(owner: ApiService): Promise<ReadonlySet<string> | undefined> {
    const lists = this.lists.get(owner) ?? new SharedRead(() => this.fetchLists(owner), apart);
    this.lists.set(owner, lists);
    return lists.read();
  }

  private async fetchLists(owner: ApiService): Promise<ReadonlySet<string> | undefined> {
    try {
      const url = new URL(listVersionsPath, this.services[owner]);
      const read = listVersionsSchema.safeParse(await getJson(url));
      return read.success ? new Set(read.data) : undefined;
    } catch {
      return undefined;
    }
  }

  private tagOf(path: string): Promise<string | undefined> {
    const known = this.known.get(path) ?? new SharedRead(() => this.fetchTag(path));
    this.known.set(path, known);
    return known.read();
  }

  private async fetchTag(path: string): Promise<string | undefined> {
    const tag = this.tags.get(path);
    try {
      const answer = await createServiceFetch(this.services, newIds())(path, {
        ...(tag && { headers: { 'if-none-match': tag } }),
      });
      if (answer.status === 304) return tag;
      await answer.arrayBuffer();
      const current = answer.ok ? (answer.headers.get('etag') ?? undefined) : undefined;
      if (current) this.tags.set(path, current);
      return current;
    } catch {
      // The page is rendered again, and shows which part is missing.
      return undefined;
    }
  }
}
