import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answersOk } from '@town/dev-stack/lib/answers';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { smallHeap } from '@town/dev-stack/processes/node-server';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import {
  findFreePort,
  type StackFile,
  type ThrowawayStack,
} from '@town/dev-stack/testing/throwaway-stack';
import { findNode } from '@town/dev-stack/tools/find-tools';
import { compareSizes } from '../size/compare-sizes.js';
import { withStack } from '../with-stack.js';
import { load } from './load.js';
import { memoryOf } from './memory.js';
import { comparePages } from './pages.js';

const ROUNDS = 3;
const SECONDS = 5;
const LEAST_RATIO = 5;
const SERVICE_MB = 160;
const STACK_MB = 900;
const LOADED = [
  '/api/businesses',
  '/api/properties',
  '/api/search?q=inn',
  '/api/events',
  '/api/news',
  '/api/civic-contacts',
  '/api/historical-photos',
  '/',
  '/directory',
  '/events',
];

/** Measures speed and memory on a separate stack. Exits with status 1 if a budget is exceeded. */
async function bench(stack: ThrowawayStack, folder: string): Promise<boolean> {
  const fast = await compareLists(stack);
  const light = await comparePages(`http://127.0.0.1:${stack.port}`, folder);
  console.log('\nLoading every list and three pages …');
  for (const path of LOADED) {
    const { requestsPerSecond, p99 } = await load(stack.url + path, SECONDS);
    console.log(`  ${path.padEnd(28)} ${Math.round(requestsPerSecond)} requests/s, p99 ${p99} ms`);
  }
  const small = reportMemory(stack.file());
  return fast && light && small;
}

/** The servers take turns, so that other load on the machine affects both alike. */
async function compareLists(stack: ThrowawayStack): Promise<boolean> {
  const plain = await startPlainServer(stack.file());
  const path = '/api/businesses?category=dining';
  try {
    await requireSameRows(stack.url + path, plain.url + path);
    const ratios: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const slow = await load(plain.url + path, SECONDS);
      const cached = await load(`http://127.0.0.1:${stack.port}${path}`, SECONDS);
      ratios.push(cached.requestsPerSecond / slow.requestsPerSecond);
      console.log(
        `  plain repository ${Math.round(slow.requestsPerSecond)}/s, through the gateway ${Math.round(cached.requestsPerSecond)}/s`,
      );
    }
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    return report(
      'GET /api/businesses?category=dining',
      ratio,
      'times a plain repository',
      (it) => it >= LEAST_RATIO,
      `at least ${LEAST_RATIO}`,
    );
  } finally {
    plain.stop();
  }
}

async function startPlainServer(file: StackFile): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort();
  const child = spawn(findNode(), [...smallHeap, join(import.meta.dirname, 'plain-server.js')], {
    env: { ...process.env, DATABASE_URL: file.databases['catalog'] ?? '', PORT: String(port) },
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(() => answersOk(`${url}/api/businesses`), 10_000);
  return { url, stop: () => void child.kill() };
}

async function requireSameRows(one: string, other: string): Promise<void> {
  const [first, second] = await Promise.all(
    [one, other].map(
      async (url): Promise<{ id: string }[]> => JSON.parse(await (await fetch(url)).text()),
    ),
  );
  const ids = (rows: { id: string }[] = []) =>
    rows
      .map((row) => row.id)
      .sort()
      .join();
  if (ids(first) !== ids(second))
    throw new Error('The two servers do not answer with the same rows.');
}

function reportMemory(file: StackFile): boolean {
  console.log('');
  let whole = 0;
  let kept = true;
  for (const [name, { pid }] of Object.entries(file.processes)) {
    const { resident, proportional } = memoryOf(pid);
    whole += proportional;
    const budget = serviceNames.some((service) => service === name) ? SERVICE_MB : Infinity;
    const limit = Number.isFinite(budget) ? `at most ${budget}` : 'no budget of its own';
    kept =
      report(`${name} after load`, resident, 'MB resident', (it) => it <= budget, limit) && kept;
  }
  return (
    report('The whole stack', whole, 'MB', (it) => it <= STACK_MB, `at most ${STACK_MB}`) && kept
  );
}

function report(
  what: string,
  value: number,
  unit: string,
  isKept: (value: number) => boolean,
  budget: string,
): boolean {
  const kept = isKept(value);
  console.log(`${kept ? 'kept' : 'OVER'}  ${what}: ${value.toFixed(1)} ${unit} (${budget})`);
  return kept;
}

const { size } = parseArgs({ options: { size: { type: 'string' } } }).values;
if (size !== undefined && !(Number(size) >= 1))
  throw new Error('--size takes a number of businesses');
const kept = size === undefined ? await withStack({}, bench) : await compareSizes(Number(size));
process.exitCode = kept ? 0 : 1;
