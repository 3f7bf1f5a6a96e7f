import { changeRegistry } from './change-registry.js';
import { withoutCanary } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import type { SliceStorage } from './slice-storage.js';

const suspended = /^slice_canary_suspended\{slice="([^"]+)",version="([^"]+)"\} 1$/gm;

/**
 * Ends, for all of the site's servers and for good, the canaries that one of them holds back. Any
 * number of watchers may do this at once: a canary that has ended, or was replaced, is left alone.
 * @param sites addresses of the servers themselves, whose metrics are not public
 * @returns what was done, a line for each canary
 */
export async function endFailedCanaries(
  storage: SliceStorage,
  keys: RegistryKeys,
  sites: readonly string[],
): Promise<string[]> {
  const answers = await Promise.allSettled(sites.map(readMetrics));
  const failed = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [...answer.value.matchAll(suspended)] : [],
  );
  const lines = answers.flatMap((answer, index) =>
    answer.status === 'rejected' ? [`${sites[index]} cannot be asked: ${answer.reason}`] : [],
  );
  for (const [, name = '', version = ''] of failed) {
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

async function readMetrics(site: string): Promise<string> {
  const answer = await fetch(new URL('/metrics', site), { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
}
