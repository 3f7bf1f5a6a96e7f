import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { growsAndShrinks } from './check-autoscaler.js';
import { restoresBackup } from './check-backup.js';
import { worksInBrowser } from './check-browser.js';
import { restoresFromBucket } from './check-bucket-restore.js';
import { takesBackCanary } from './check-canary.js';
import { checkConnections } from './check-connections.js';
import { losesMachine } from './check-lost-machine.js';
import { looksAfter } from './check-operations.js';
import { releases } from './check-release.js';
import { deployments, kubectl, podsWith, waitForSite } from './cluster.js';
import { ask, entranceAddress } from './entrance.js';
import { underLoad } from './load.js';
import { primaryPod, sql } from './postgres.js';
import { runOrThrow } from './run-or-throw.js';

/** One promise of docs/operations/kubernetes.md, checked in a cluster. */
export interface Check {
  title: string;
  /** The overlay that makes the promise; both if undefined. */
  overlay?: 'production' | 'single-node';
  /** @returns what it observed. Throws if the promise is not kept. */
  run: (overlayFolder: string) => Promise<string>;
}

const PAGES = ['/', '/directory', '/events', '/news', '/es', '/api/businesses', '/favicon.svg'];
const ROLLOUT = '--timeout=180s';
const MINUTE = 60_000;

export const checks: Check[] = [
  { title: 'Every Deployment becomes available', run: isAvailable },
  { title: 'Pages and answers come through the ingress', run: answersPages },
  {
    title: 'Pods connect to those that the policies allow, and to no others',
    run: checkConnections,
  },
  { title: 'A rollout of every Deployment fails no request', run: rollsOut },
  { title: 'A release, one part after the other, fails no request', run: releases },
  { title: 'The commands of the page for operators reach the town', run: looksAfter },
  {
    title: 'Every page works in a browser',
    overlay: 'single-node',
    run: worksInBrowser,
  },
  {
    title: 'A backup is restored into an empty namespace, row by row',
    overlay: 'single-node',
    run: restoresBackup,
  },
  {
    title: 'An eviction of the second pod is refused',
    overlay: 'production',
    run: refusesEviction,
  },
  {
    title: 'The autoscaler adds pods under load and takes them away',
    overlay: 'production',
    run: growsAndShrinks,
  },
  { title: 'The site outlives a NATS server', overlay: 'production', run: losesBroker },
  {
    title: 'No acknowledged write is lost with the primary',
    overlay: 'production',
    run: losesPrimary,
  },
  {
    title: 'The site answers again after the loss of the machine with the primary',
    overlay: 'production',
    run: losesMachine,
  },
  {
    title: 'A canary that fails is taken back, and a version is rolled back',
    overlay: 'production',
    run: takesBackCanary,
  },
  {
    title: 'Production is restored from the bucket, table by table',
    overlay: 'production',
    run: restoresFromBucket,
  },
];

async function isAvailable(): Promise<string> {
  const start = Date.now();
  await waitForSite(600);
  return `${(await deployments()).length} Deployments, after ${seconds(start)}`;
}

async function answersPages(): Promise<string> {
  const address = await entranceAddress();
  const seen: string[] = [];
  for (const path of PAGES) {
    const { status } = await ask(address, path);
    seen.push(`${path} ${status}`);
    if (status !== 200) throw new Error(seen.join(', '));
  }
  return seen.join(', ');
}

async function rollsOut(): Promise<string> {
  const start = Date.now();
  return underLoad(async () => {
    for (const deployment of await deployments()) {
      await kubectl('rollout', 'restart', deployment);
      await kubectl('rollout', 'status', deployment, ROLLOUT);
    }
    return `each Deployment restarted once, in ${seconds(start)}`;
  });
}

async function refusesEviction(): Promise<string> {
  const pods = await podsWith('app.kubernetes.io/name=gateway');
  const answers: string[] = [];
  for (const { metadata } of pods.slice(0, 2)) answers.push(await evict(metadata.name));
  await waitForSite(180);
  if (!answers[1]?.includes('disruption budget')) throw new Error(answers.join('; '));
  return `the first was accepted, the second answered: ${answers[1]}`;
}

async function evict(pod: string): Promise<string> {
  const body = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: pod } };
  const path = `/api/v1/namespaces/town-guide/pods/${pod}/eviction`;
  const script = `echo '${JSON.stringify(body)}' | kubectl create --raw ${path} -f - 2>&1; true`;
  return (await runOrThrow('bash', ['-c', script])).trim();
}

async function losesBroker(): Promise<string> {
  return underLoad(async () => {
    await kubectl('delete', 'pod', 'nats-0', '--grace-period=0', '--force');
    await kubectl('rollout', 'status', 'statefulset/nats', ROLLOUT);
    return 'nats-0 was killed and came back';
  });
}

/** Writes rows one by one, kills the primary, and checks that every acknowledged row is still there. */
async function losesPrimary(): Promise<string> {
  const primary = await primaryPod();
  await sql(primary, 'CREATE TABLE IF NOT EXISTS tried (n int PRIMARY KEY)');
  let acknowledged = 0;
  for (; acknowledged < 50; acknowledged++) {
    await sql(primary, `INSERT INTO tried VALUES (${acknowledged})`);
  }
  const start = Date.now();
  await kubectl('delete', 'pod', primary, '--grace-period=0', '--force');
  const isReplaced = async () => {
    const next = await primaryPod();
    return next !== primary && (await sql(next, 'SELECT pg_is_in_recovery()')) === 'f';
  };
  if (!(await waitUntil(isReplaced, 3 * MINUTE)))
    throw new Error('No other instance was promoted.');
  const promoted = await primaryPod();
  const after = seconds(start);
  const kept = Number(await sql(promoted, 'SELECT count(*) FROM tried'));
  await sql(promoted, 'DROP TABLE tried');
  if (kept !== acknowledged) throw new Error(`${kept} of ${acknowledged} rows were kept`);
  return `${promoted} took over from ${primary} after ${after}; ${kept} of ${acknowledged} rows were there`;
}

function seconds(start: number): string {
  return `${Math.round((Date.now() - start) / 1000)} s`;
}
