/**
 * Compares pages, lists and conditional requests with a file of the same bytes that a plain nginx
 * serves. Both take turns, so that other load on the machine affects them alike.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { rawAnswer } from '../raw-answer.js';
import { load } from './load.js';
import { type PlainFiles, startPlainFiles } from './plain-files.js';

const seconds = 4;
/** The site's server compiles its busiest functions while it answers the first ten thousand requests. */
const warmUpSeconds = 8;
const connections = 16;
const compressed = { 'accept-encoding': 'gzip' };

/** The compared addresses, and the smallest allowed share of the plain file's requests per second. */
const compared: readonly { path: string; least: number; conditional?: true }[] = [
  { path: pages.home, least: 0.12 },
  { path: pages.directory, least: 0.12 },
  { path: pages.events, least: 0.12 },
  { path: pages.about, least: 0.12 },
  { path: api.businesses, least: 0.2 },
  { path: pages.about, least: 0.3, conditional: true },
];

/** Prints each ratio. @returns whether all are large enough */
export async function comparePages(site: string, folder: string): Promise<boolean> {
  const files = await startPlainFiles(folder);
  let kept = true;
  try {
    for (const each of compared) kept = (await compare(site, files, each)) && kept;
  } finally {
    files.stop();
  }
  return kept;
}

async function compare(
  site: string,
  files: PlainFiles,
  { path, least, conditional }: (typeof compared)[number],
): Promise<boolean> {
  if (conditional) await minuteWithRoom();
  const answer = await rawAnswer(site + path, compressed['accept-encoding']);
  const file = files.add('answer.html', answer.bytes);
  const headers = conditional
    ? { ...compressed, 'if-none-match': answer.headers.etag ?? '' }
    : compressed;
  const expected = conditional ? 304 : 200;
  const plain = await load(file, seconds, { connections });
  await load(site + path, warmUpSeconds, { connections, headers, expected });
  const page = await load(site + path, seconds, { connections, headers, expected });
  const ratio = page.requestsPerSecond / plain.requestsPerSecond;
  const isKept = ratio >= least;
  console.log(
    `${isKept ? 'kept' : 'OVER'}  ${path}${conditional ? ' (304)' : ''}: ${ratio.toFixed(3)} of a plain file (at least ${least}), ${Math.round(page.requestsPerSecond)} requests/s, p99 ${page.p99} ms`,
  );
  return isKept;
}

/** A page has a new version each minute: if too little of this minute is left, waits for the next one. */
async function minuteWithRoom(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < (warmUpSeconds + 2 * seconds + 4) * 1000) await pause(left);
}
