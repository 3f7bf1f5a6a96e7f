import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { inPod, kubectl, waitForSite } from './cluster.js';
import { entranceAddress } from './entrance.js';
import { keepEntranceOff } from './keep-entrance-off.js';
import { Load, READ } from './load.js';
import { primaryPod, sql } from './postgres.js';
import { runOrThrow } from './run-or-throw.js';

const MINUTE = 60_000;
const QUIET_MS = 30_000;

/**
 * Cuts the power of the machine with the primary of PostgreSQL, while rows are written and pages requested.
 * Requests may fail until the cluster has noticed, but not afterwards, and no acknowledged row may be lost.
 * The entrance (ingress controller and name server) is moved off that machine first, since its loss would
 * hide how the site behaves.
 */
export async function losesMachine(): Promise<string> {
  // Until the first standby is ready, no write is acknowledged.
  await kubectl('wait', '--for=condition=Ready', 'cluster/postgres', '--timeout=600s');
  await waitForSite(300);
  const primary = await primaryPod();
  const lost = await nodeOf(primary);
  await keepEntranceOff(lost);
  console.log(`        ${lost} has ${await podsOn(lost)}`);
  await sql(primary, 'CREATE TABLE IF NOT EXISTS tried (n int PRIMARY KEY); TRUNCATE tried');
  const load = new Load(await entranceAddress(), READ);
  const hasAnswered = await waitUntil(() => load.answeredAt.length > 50, MINUTE);
  if (!hasAnswered || load.failures.length > 0) {
    throw new Error(`Before the loss: ${await load.stop()}; ${load.commonFailures()}`);
  }
  const writing = writeRows(primary);
  await pause(5_000);
  const start = Date.now();
  await machine('node-down', lost);
  const isOver = () => Date.now() - Math.max(load.lastFailureAt, start + MINUTE) > QUIET_MS;
  const hasRecovered = await waitUntil(isOver, 5 * MINUTE);
  const result = await load.stop();
  await machine('node-up', lost);
  await isWholeAgain(lost);
  const rows = await rowsKept(await writing);
  const seen = [
    `${lost} was lost with ${primary}`,
    describe(load, start),
    result,
    load.commonFailures(),
    rows,
  ].join('; ');
  if (!hasRecovered) throw new Error(seen);
  return seen;
}

async function nodeOf(pod: string): Promise<string> {
  return kubectl('get', 'pod', pod, '-o', 'jsonpath={.spec.nodeName}');
}

async function podsOn(node: string): Promise<string> {
  const where = ['--all-namespaces', `--field-selector=spec.nodeName=${node},status.phase=Running`];
  return kubectl('get', 'pods', ...where, '-o', 'jsonpath={.items[*].metadata.name}');
}

function machine(step: 'node-down' | 'node-up', name: string): Promise<string> {
  return runOrThrow('bash', [process.env.TRY_CLUSTER_SCRIPT ?? '', step, name.slice(1)]);
}

/** Writes rows one by one until one is not acknowledged. @returns the number of acknowledged rows */
async function writeRows(pod: string): Promise<number> {
  for (let row = 0; ; row++) {
    const statement = `INSERT INTO tried VALUES (${row})`;
    const { code } = await inPod(pod, 'postgres', 'psql', '-qU', 'postgres', '-c', statement);
    if (code !== 0) return row;
  }
}

/** A row without an acknowledgement may exist. No acknowledged row may be missing. */
async function rowsKept(acknowledged: number): Promise<string> {
  const primary = await primaryPod();
  const kept = await sql(primary, `SELECT count(*) FROM tried WHERE n < ${acknowledged}`);
  if (Number(kept) !== acknowledged) {
    throw new Error(`${primary} has ${kept || 'no answer'} of ${acknowledged} acknowledged rows`);
  }
  return `${kept} of ${acknowledged} acknowledged rows are there`;
}

async function isWholeAgain(lost: string): Promise<void> {
  await kubectl('wait', '--for=condition=Ready', `node/${lost}`, '--timeout=120s');
  await waitForSite(300);
  await kubectl('wait', '--for=condition=Ready', 'cluster/postgres', '--timeout=300s');
  await kubectl('rollout', 'status', 'statefulset/nats', '--timeout=300s');
}

function describe(load: Load, start: number): string {
  const after = (time: number) => Math.max(0, Math.round((time - start) / 1000));
  const times = [start, ...load.answeredAt.filter((time) => time > start)];
  const gaps = times.slice(1).map((time, index) => ({ time, length: time - (times[index] ?? 0) }));
  const longest = gaps.reduce((most, gap) => (gap.length > most.length ? gap : most), {
    time: start,
    length: 0,
  });
  const silence = `no request was answered for ${Math.round(longest.length / 1000)} s, until ${after(longest.time)} s`;
  return `${silence} after the loss; the last failure was ${after(load.lastFailureAt)} s after it`;
}
