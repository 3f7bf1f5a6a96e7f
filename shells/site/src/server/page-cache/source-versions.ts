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
import { getJson } from '../get-json';
import { createServiceFetch, type RequestIds } from '../service-fetch';
import type { PageSources, SourceVersion } from './kept-page';

/** The question belongs to several requests, so it has ids of its own. */
export const newIds = (): RequestIds => ({
  requestId: randomUUID(),
  traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`,
});

const mostPaths = 10_000;

/**
 * Milliseconds between two questions to a service, at least. With many visitors a question costs more
 * than the rest of a kept page's answer, and in this time more of them share one.
 */
const apart = 2;

/** The version of an answer; undefined where the service gives none, or is away. */
export function versionOf(answer: Response | undefined): SourceVersion | undefined {
  const tag = answer?.ok && answer.headers.get('etag');
  return tag ? { tag, list: answer.headers.get(listVersionHeader) ?? undefined } : undefined;
}

/**
 * Knows whether what a page was made from is as it was. Most answers name the version of their list:
 * one question to a service is enough for all of them. Of any other answer the entity tag is asked
 * for. Callers at the same time share a question, and no caller gets the answer to a question that
 * was asked before its call.
 */
export class SourceVersions {
  private readonly lists = new Map<string, SharedRead<ReadonlySet<string> | undefined>>();
  private readonly known = new LRUCache<string, SharedRead<string | undefined>>({ max: mostPaths });
  private readonly tags = new LRUCache<string, string>({ max: mostPaths });

  constructor(private readonly services: Config['services']) {}

  /** Whether all of them are as they were. */
  async areCurrent(sources: PageSources): Promise<boolean> {
    const current = await Promise.all(
      [...sources].map(([path, version]) => this.isCurrent(path, version)),
    );
    return current.every(Boolean);
  }

  /** Remembers the tags of answers, so that the next question about them can be short. */
  note(sources: PageSources): void {
    for (const [path, { tag }] of sources) this.tags.set(path, tag);
  }

  private async isCurrent(path: string, { tag, list }: SourceVersion): Promise<boolean> {
    const owner = apiOwner(path);
    const versions = list && owner ? await this.listsOf(owner) : undefined;
    // A service of the release before does not answer with its versions.
    return versions && list ? versions.has(list) : (await this.tagOf(path)) === tag;
  }

  private listsOf(owner: ApiService): Promise<ReadonlySet<string> | undefined> {
    const lists = this.lists.get(owner) ?? new SharedRead(() => this.askForLists(owner), apart);
    this.lists.set(owner, lists);
    return lists.read();
  }

  private async askForLists(owner: ApiService): Promise<ReadonlySet<string> | undefined> {
    try {
      const url = new URL(listVersionsPath, this.services[owner]);
      const read = listVersionsSchema.safeParse(await getJson(url));
      return read.success ? new Set(read.data) : undefined;
    } catch {
      return undefined;
    }
  }

  private tagOf(path: string): Promise<string | undefined> {
    const known = this.known.get(path) ?? new SharedRead(() => this.askForTag(path));
    this.known.set(path, known);
    return known.read();
  }

  private async askForTag(path: string): Promise<string | undefined> {
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
      // The page is rendered, and says itself what is missing.
      return undefined;
    }
  }
}
