import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Metrics } from '../observability/metrics.js';
import type { ListCache } from './list-cache.js';
import type { ListSnapshot } from './list-snapshot.js';
import { snapshotAnswer } from './snapshot-answer.js';

interface Remembered {
  /** What the cache keeps the list under. */
  key: string;
  /** The route's pattern, for the measurements. */
  route: string;
  /** Headers beyond those of every snapshot. */
  headers: Record<string, string>;
}

/** Addresses remembered by one process. */
const capacity = 500;

/**
 * The short way for lists that are asked for again and again. The first request for an address
 * goes the whole way and is checked there; those after it are answered without router, pipes and
 * log for as long as the list's version stands. The version is asked for every time, so this way
 * is as fresh as the other. It is open only to answers that depend on nothing but the address
 * and the list.
 */
export class ListShortcut {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly cache: Pick<ListCache, 'readKept'>,
    private readonly metrics: Metrics,
  ) {}

  /** What somebody signed in has asked for is never remembered. */
  remember(request: IncomingMessage & { originalUrl?: string }, answer: Remembered): void {
    const url = request.originalUrl ?? request.url;
    if (url === undefined || request.method !== 'GET' || request.headers.authorization) return;
    this.remembered.delete(url);
    this.remembered.set(url, answer);
    if (this.remembered.size <= capacity) return;
    const [oldest] = this.remembered.keys();
    this.remembered.delete(oldest!);
  }

  /** Puts itself before the application that the server serves. */
  precede(server: Server): void {
    const application = server.listeners('request')[0] as RequestListener | undefined;
    if (!application) throw new Error('There is no application to precede');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const isPlain = request.method === 'GET' && !request.headers.authorization;
      const known = isPlain && this.remembered.get(request.url ?? '');
      if (!known) return application(request, response);
      this.answer(known, request, response)
        .then((answered) => answered || application(request, response))
        .catch(() => response.destroy());
    });
  }

  /** Whether the answer could be given: not when the list has changed, or nobody can say. */
  private async answer(
    { key, route, headers }: Remembered,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const started = performance.now();
    const snapshot: ListSnapshot | undefined = await this.cache
      .readKept(key)
      .catch(() => undefined);
    if (!snapshot) return false;
    const answer = await snapshotAnswer(request.headers, snapshot);
    response.writeHead(answer.status, {
      ...headers,
      'Cache-Control': 'no-cache',
      ...answer.headers,
    });
    response.end(answer.body);
    const seconds = (performance.now() - started) / 1000;
    this.metrics.requests.observe({ method: 'GET', route, status: answer.status }, seconds);
    return true;
  }
}
