/**
 * Tells the catalog of a search that found nothing and whose page the server rendered. The browser
 * has the page's data then and does not search again, so nobody else would count it.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { api } from '@town/contracts/api/paths';
import {
  countingHeaders,
  missedSearchesPath,
  someWordsHeader,
} from '@town/contracts/search/missed';
import { LRUCache } from 'lru-cache';
import type { Config } from './config';
import { log } from './log';

const answerTimeout = 4000;
const hour = 60 * 60 * 1000;

/** The words of a search among everything that no record has together; undefined for any other answer. */
export function missedWords(path: string, answer: Response | undefined): string | undefined {
  if (!answer?.ok) return undefined;
  const hasSome = answer.headers.get(someWordsHeader.name) === someWordsHeader.value;
  if (!hasSome && answer.headers.get('x-total-count') !== '0') return undefined;
  const [address, query] = path.split('?');
  if (address !== api.search) return undefined;
  const parameters = new URLSearchParams(query);
  // A search among some kinds says nothing about the others.
  return parameters.has('kind') ? undefined : (parameters.get('q') ?? undefined);
}

/** The headers of a visitor by which the catalog decides; undefined where nobody has looked at a page. */
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
  /** Stands for the visitor. */
  visitor: string;
  headers: Record<string, string>;
}

/** Reports searches. No page waits for it, and a report that fails is not repeated. */
export class MissedSearchReports {
  /** A visitor who loads a page again searches once. Like `visitor`, it is never stored. */
  private readonly reported = new LRUCache<string, true>({ max: 10_000, ttl: hour });

  constructor(private readonly services: Config['services']) {}

  send({ words, visitor, headers }: MissedSearch): void {
    const key = `${visitor} ${words.toLowerCase()}`;
    if (this.reported.has(key)) return;
    this.reported.set(key, true);
    fetch(new URL(missedSearchesPath, this.services.catalog), {
      method: 'POST',
      // Without the visitor's agent the call names `node`, which is left out as well.
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ q: words, visitor }),
      signal: AbortSignal.timeout(answerTimeout),
    }).then(
      (answer) => answer.body?.cancel(),
      (error: unknown) => log('warn', 'missed search not counted', { error }),
    );
  }
}
