/**
 * Reports searches without results to the catalog when the server rendered their page. The browser then
 * already has the page's data and does not search again, so the catalog would not count the search.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { api } from '@town/contracts/api/paths';
import {
  countingHeaders,
  missedSearchesPath,
  someWordsHeader,
} from '@town/contracts/search/missed';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config';
import { log } from '../log';

const answerTimeout = 4000;
const hour = 60 * 60 * 1000;

/** The words of a search over all kinds when no record contains all of them; otherwise undefined. */
export function missedWords(path: string, answer: Response | undefined): string | undefined {
  if (!answer?.ok) return undefined;
  const hasSome = answer.headers.get(someWordsHeader.name) === someWordsHeader.value;
  if (!hasSome && answer.headers.get('x-total-count') !== '0') return undefined;
  const [address, query] = path.split('?');
  if (address !== api.search) return undefined;
  const parameters = new URLSearchParams(query);
  // A search limited to some kinds says nothing about the others.
  return parameters.has('kind') ? undefined : (parameters.get('q') ?? undefined);
}

/** The request headers by which the catalog decides whether to count; undefined when nobody saw the page. */
export function countingOf(
  method: string | undefined,
  headers: IncomingHttpHeaders,
): Record<string, string> | undefined {
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  if (method !== 'GET' || purpose.includes('prefetch')) return undefined;
  return Object.fromEntries(
    countingHeaders.flatMap((name) => {
      const value = headers[name];
      return value ? [[name, String(value)]] : [];
    }),
  );
}

interface MissedSearch {
  words: string;
  /** An anonymous key of the visitor. */
  visitor: string;
  headers: Record<string, string>;
}

/** Reports searches. No page waits for a report, and a failed report is not retried. */
export class MissedSearchReports {
  /** Reports already sent: a visitor who reloads a page counts once. Like `visitor`, never stored on disk. */
  private readonly reported = new LRUCache<string, true>({ max: 10_000, ttl: hour });

  constructor(private readonly services: Config['services']) {}

  send({ words, visitor, headers }: MissedSearch): void {
    const key = `${visitor} ${words.toLowerCase()}`;
    if (this.reported.has(key)) return;
    this.reported.set(key, true);
    fetch(new URL(missedSearchesPath, this.services.catalog), {
      method: 'POST',
      // Without a visitor's user agent, `fetch` sends `node`, which is not counted either.
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ q: words, visitor }),
      signal: AbortSignal.timeout(answerTimeout),
    }).then(
      (answer) => answer.body?.cancel(),
      (error: unknown) => log('warn', 'missed search not counted', { error }),
    );
  }
}
