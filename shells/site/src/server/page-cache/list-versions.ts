import { randomBytes, randomUUID } from 'node:crypto';
import { SharedRead } from '@town/process-kit/shared-read';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config';
import { createServiceFetch, type RequestIds } from '../service-fetch';

/** The question belongs to several requests, so it has ids of its own. */
const newIds = (): RequestIds => ({
  requestId: randomUUID(),
  traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`,
});

/** How many addresses of the API are remembered. */
const mostPaths = 10_000;

/**
 * Knows the version of each answer of a service: its entity tag. Callers at the same time share one
 * question, and no caller gets the answer to a question that was asked before its call.
 */
export class ListVersions {
  private readonly known = new LRUCache<string, SharedRead<string | undefined>>({ max: mostPaths });
  private readonly tags = new LRUCache<string, string>({ max: mostPaths });

  constructor(private readonly services: Config['services']) {}

  /** The tag that an answer has now; undefined where the service gives none, or is away. */
  current(path: string): Promise<string | undefined> {
    const known = this.known.get(path) ?? new SharedRead(() => this.ask(path));
    this.known.set(path, known);
    return known.read();
  }

  /** Remembers the tag of an answer, so that the next question about it can be short. */
  note(path: string, tag: string): void {
    this.tags.set(path, tag);
  }

  private async ask(path: string): Promise<string | undefined> {
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
