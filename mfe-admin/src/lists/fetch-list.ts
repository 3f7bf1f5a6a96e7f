import { readJson } from '@town/slice-kit/query-client';
import { type FieldReader, listReader } from '@town/slice-kit/tolerant';
import { pageSize } from './list-pages';

/** One page of a list, and how many records there are in all pages. */
export interface ListPage<Entity> {
  records: Entity[];
  total: number;
  /** A search found more records than are counted; `total` is how many there are at least. */
  hasUncounted?: boolean;
  headers: Headers;
}

/** How far the matches of a search are counted: to count all takes long where a word is frequent. */
const countedTo = 500;

/**
 * How long the desk waits for a service to begin its answer, and for each next piece of it. The gateway gives up
 * after 15 seconds; the desk does so before, and offers to try again. The whole answer may take longer: a phone
 * with a slow connection still receives piece after piece.
 */
const patienceMs = 12_000;

/**
 * Fetches from the API as the signed-in member of the staff. Lists of staff do not use the site's
 * shared query function, because they need the token and the total in a header.
 */
export async function fetchAsStaff(
  address: string,
  token: string,
  signal?: AbortSignal,
): Promise<{ data: unknown; headers: Headers }> {
  const headers = { authorization: `Bearer ${token}` };
  const late = new AbortController();
  const waiting = patience(() =>
    late.abort(new DOMException('The service did not answer in time', 'TimeoutError')),
  );
  try {
    const answer = await fetch(address, {
      signal: signal ? eitherOf(signal, late.signal) : late.signal,
      credentials: 'include',
      headers,
    });
    const whole = await received(answer, waiting.restart);
    return { data: await readJson(whole), headers: answer.headers };
  } finally {
    waiting.end();
  }
}

/** Calls `giveUp` once nothing has restarted the wait for the limit's time. */
function patience(giveUp: () => void) {
  let timer = setTimeout(giveUp, patienceMs);
  const end = () => clearTimeout(timer);
  const restart = () => {
    end();
    timer = setTimeout(giveUp, patienceMs);
  };
  return { restart, end };
}

/** The answer with its whole text. Calls `onPiece` with the beginning of the answer and with each piece of it. */
async function received(answer: Response, onPiece: () => void): Promise<Response> {
  onPiece();
  if (!answer.body) return answer;
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    onPiece();
    text += decoder.decode(value, { stream: true });
  }
  const { status, statusText } = answer;
  return new Response(text + decoder.decode(), { status, statusText });
}

/** Aborts with the first of both. Some of the supported browsers lack `AbortSignal.any`. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const each of signals) {
    if (each.aborted) controller.abort(each.reason);
    else each.addEventListener('abort', () => controller.abort(each.reason), { once: true });
  }
  return controller.signal;
}

/** Fetches a page of a list; its records are read tolerantly. */
export async function fetchPage<Entity>(
  path: string,
  read: FieldReader<Entity>,
  page: number,
  parameters: Record<string, string>,
  token: string,
  signal: AbortSignal,
): Promise<ListPage<Entity>> {
  const offset = page * pageSize;
  const query = new URLSearchParams({
    limit: String(pageSize),
    offset: String(offset),
    ...parameters,
    ...(parameters['q'] && { countTo: String(countedTo) }),
  });
  const { data, headers } = await fetchAsStaff(`${path}?${query}`, token, signal);
  const records = listReader(read)(data);
  const total = Number(headers.get('x-total-count') ?? offset + records.length);
  const hasUncounted = query.has('countTo') && total > Math.max(countedTo, offset + pageSize);
  return { records, total, headers, ...(hasUncounted && { hasUncounted }) };
}
