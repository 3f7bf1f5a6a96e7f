import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { failsTooOften, type VersionCounts } from '../registry/canary-rules.js';
import { type CanaryState, canaryStatePath, canaryStatesSchema } from '../registry/canary-state.js';
import { keyOf } from '../registry/slice-registry.js';
import { changeRegistry } from './change-registry.js';
import { withoutCanary } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import type { SliceStorage } from './slice-storage.js';

type Resolve = (name: string, options: { all: true }) => Promise<LookupAddress[]>;

/**
 * Ends, on all servers and permanently, each canary that one of the site's servers has suspended, or that
 * fails too often in the sum of all servers: a visitor's page and report may reach different servers.
 * Several watchers may run at once: a canary that has ended, or was replaced, is left alone.
 * @param sites internal addresses of the servers; one name may stand for several servers
 * @returns one line for each ended canary and each server that did not answer
 */
export async function endFailedCanaries(
  storage: SliceStorage,
  keys: RegistryKeys,
  sites: readonly string[],
  resolve: Resolve = lookup,
): Promise<string[]> {
  const servers = (await Promise.all(sites.map((site) => serversOf(site, resolve)))).flat();
  const answers = await Promise.allSettled(servers.map(readCanaries));
  const lines: string[] = [];
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') continue;
    lines.push(`${servers[index]} does not answer: ${answer.reason}`);
  }
  const states = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const canaries = new Map(states.map((state) => [keyOf(state), state]));
  for (const [key, { name, version }] of canaries) {
    if (!hasFailed(states.filter((state) => keyOf(state) === key))) continue;
    if (await endCanary(storage, keys, name, version)) {
      lines.push(`The canary ${name} ${version} failed too often and has ended.`);
    }
  }
  return lines;
}

/** @param states of one canary, as each server has counted */
function hasFailed(states: readonly CanaryState[]): boolean {
  if (states.some(({ suspended }) => suspended)) return true;
  const sum = (all: readonly VersionCounts[]) => ({
    visitors: all.reduce((total, { visitors }) => total + visitors, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  });
  const stable = sum(states.flatMap((state) => state.stable ?? []));
  return failsTooOften(sum(states), stable, states.length);
}

async function endCanary(
  storage: SliceStorage,
  keys: RegistryKeys,
  name: string,
  version: string,
): Promise<boolean> {
  let ended = false;
  await changeRegistry(storage, keys, (registry) => {
    ended = registry.canaries.some((each) => each.name === name && each.version === version);
    return ended ? withoutCanary(registry, name) : registry;
  });
  return ended;
}

/** The address of each replica behind a name, because each one has its own counts. */
async function serversOf(site: string, resolve: Resolve): Promise<string[]> {
  const url = new URL(site);
  // A certificate is valid for the name only.
  if (url.protocol !== 'http:') return [site];
  const found = await resolve(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  // For an unknown name, the request itself reports the error.
  if (found.length === 0) return [site];
  const ipv4 = found.filter(({ family }) => family === 4);
  return (ipv4.length > 0 ? ipv4 : found).map(({ address, family }) => {
    url.hostname = family === 6 ? `[${address}]` : address;
    return url.origin;
  });
}

async function readCanaries(site: string): Promise<CanaryState[]> {
  const answer = await fetch(new URL(canaryStatePath, site), { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return canaryStatesSchema.parse(await answer.json()).canaries;
}
