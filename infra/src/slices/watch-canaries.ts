import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { changeRegistry } from './change-registry.js';
import { withoutCanary } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import type { SliceStorage } from './slice-storage.js';

type Resolve = (name: string, options: { all: true }) => Promise<LookupAddress[]>;

const suspended = /^slice_canary_suspended\{(.+)\} 1$/gm;

/**
 * Ends, for all of the site's servers and for good, the canaries that one of them holds back. Any
 * number of watchers may do this at once: a canary that has ended, or was replaced, is left alone.
 * @param sites addresses of the servers themselves, whose metrics are not public; a name may stand
 *   for several of them
 * @returns what was done, a line for each canary
 */
export async function endFailedCanaries(
  storage: SliceStorage,
  keys: RegistryKeys,
  sites: readonly string[],
  resolve: Resolve = lookup,
): Promise<string[]> {
  const servers = (await Promise.all(sites.map((site) => serversOf(site, resolve)))).flat();
  const answers = await Promise.allSettled(servers.map(readMetrics));
  const failed = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? suspendedIn(answer.value) : [],
  );
  const lines = answers.flatMap((answer, index) =>
    answer.status === 'rejected' ? [`${servers[index]} cannot be asked: ${answer.reason}`] : [],
  );
  for (const { name, version } of failed) {
    let ended = false;
    await changeRegistry(storage, keys, (registry) => {
      const isOn = ({ name: slice, version: tried }: (typeof registry.canaries)[number]) =>
        slice === name && tried === version;
      ended = registry.canaries.some(isOn);
      return ended ? withoutCanary(registry, name) : registry;
    });
    if (ended) lines.push(`The canary ${name} ${version} failed too often and has ended.`);
  }
  return lines;
}

/** There are labels beside those of the slice, in an order that nobody promises. */
function suspendedIn(metrics: string): { name: string; version: string }[] {
  return [...metrics.matchAll(suspended)].map(([, labels = '']) => {
    const label = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(labels)?.[1] ?? '';
    return { name: label('slice'), version: label('version') };
  });
}

/** Each replica behind a name judges for itself, so that each has to be asked. */
async function serversOf(site: string, resolve: Resolve): Promise<string[]> {
  const url = new URL(site);
  // A certificate is for the name.
  if (url.protocol !== 'http:') return [site];
  const found = await resolve(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  // Of a name that is not known, the question says so.
  if (found.length === 0) return [site];
  const older = found.filter(({ family }) => family === 4);
  return (older.length > 0 ? older : found).map(({ address, family }) => {
    url.hostname = family === 6 ? `[${address}]` : address;
    return url.origin;
  });
}

async function readMetrics(site: string): Promise<string> {
  const answer = await fetch(new URL('/metrics', site), { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
}
