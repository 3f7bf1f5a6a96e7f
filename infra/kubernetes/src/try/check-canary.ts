import { join, resolve } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { kubectl } from './cluster.js';
import { OUTSIDE } from './configure-overlay.js';
import { ask, entranceAddress } from './entrance.js';
import { runOrThrow } from './run-or-throw.js';
import { BUCKET_ACCOUNT } from './secret-store.js';

const SLICE = 'mfe-events';
const PAGE = '/events';
/**
 * One visitor of each group, each with its own address. Each pod of the site counts visitors separately.
 */
const VISITORS = Array.from({ length: 100 }, (_, group) => ({
  localAddress: `10.89.7.${group + 1}`,
  headers: { cookie: `slices=${group}`, 'sec-fetch-site': 'same-origin' },
}));
type Visitor = (typeof VISITORS)[number];
const PATIENCE_MS = 60_000;

/** Runs `npm run slice` with the trial's bucket, as a publisher outside the cluster does. */
export function slice(folder: string, ...args: string[]): Promise<string> {
  const program = join(projectRoot, 'packages/slice-delivery/dist/command/slice-command.js');
  return runOrThrow(process.execPath, [program, ...args], {
    env: {
      ...process.env,
      SLICES_BUCKET: 'town-guide-slices',
      SLICES_S3_ENDPOINT: `http://${OUTSIDE}:443`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: BUCKET_ACCOUNT['access-key-id'],
      AWS_SECRET_ACCESS_KEY: BUCKET_ACCOUNT['secret-access-key'],
      SLICES_SIGNING_KEY_FILE: join(folder, 'secrets/slices-signing-key.pem'),
    },
  });
}

/**
 * A canary that fails in browsers is ended automatically; a version for all visitors can be rolled back.
 */
export async function takesBackCanary(overlay: string): Promise<string> {
  const folder = resolve(overlay, '../../..');
  const entrance = await entranceAddress();
  // Lets this program send requests from the address of each visitor.
  await runOrThrow('ip', ['route', 'replace', 'local', '10.89.7.0/24', 'dev', 'lo']);
  const stable = await versionFor(entrance, VISITORS[0]);
  const canary = `${stable}-canary`;
  const next = `${stable}-next`;
  await slice(folder, 'publish', SLICE, '--version', canary, '--canary', '50');
  await until('the canary', () => somebodyGets(entrance, canary));
  const failed = Date.now();
  // Some pods may not have the canary yet and ignore reports of it, so visitors report repeatedly.
  await until('the end of the canary', async () => {
    for (const visitor of VISITORS) {
      if ((await versionFor(entrance, visitor)) === canary) await report(entrance, visitor, canary);
    }
    return !(await slice(folder, 'list', SLICE)).includes('(canary,');
  });
  const ended = Math.round((Date.now() - failed) / 1000);
  await until('the stable version', () => everybodyGets(entrance, stable));
  await slice(folder, 'publish', SLICE, '--version', next);
  await until('the next version', () => everybodyGets(entrance, next));
  const start = Date.now();
  await slice(folder, 'rollback', SLICE);
  await until('the version before', () => everybodyGets(entrance, stable));
  const back = Math.round((Date.now() - start) / 1000);
  for (const version of [canary, next])
    await slice(folder, 'withdraw', SLICE, '--version', version);
  const log = await kubectl('logs', '-l', 'app.kubernetes.io/name=slice-watch', '--tail=-1');
  const line = log.split('\n').find((text) => text.includes(canary));
  return `the watch ended the canary ${ended} s after the first report (“${line?.trim()}”); a rollback reached every visitor after ${back} s`;
}

async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  if (!(await waitUntil(isThere, PATIENCE_MS))) throw new Error(`${what} was not seen in a minute`);
}

async function everybodyGets(entrance: string, version: string): Promise<boolean> {
  for (const visitor of VISITORS)
    if ((await versionFor(entrance, visitor)) !== version) return false;
  return true;
}

async function somebodyGets(entrance: string, version: string): Promise<boolean> {
  for (const visitor of VISITORS)
    if ((await versionFor(entrance, visitor)) === version) return true;
  return false;
}

/** The version of the slice with which the site renders a page. */
async function versionFor(entrance: string, visitor: Visitor | undefined): Promise<string> {
  const { headers } = await ask(entrance, PAGE, visitor);
  return new RegExp(`${SLICE}@([^,]+)`).exec(String(headers['x-slices']))?.[1] ?? '';
}

/** The report of a browser that could not load a slice. */
async function report(entrance: string, visitor: Visitor, version: string): Promise<void> {
  const body = JSON.stringify({ slice: SLICE, version, phase: 'load' });
  const { status } = await ask(entrance, '/slice-reports', visitor, body);
  // 429: the visitor sent more than twenty reports in a minute.
  if (status !== 204 && status !== 429) throw new Error(`A report was answered ${status}`);
}
