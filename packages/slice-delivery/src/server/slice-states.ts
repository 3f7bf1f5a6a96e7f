import type { SliceStates, SliceVersionState } from '@town/contracts/slices/states';
import type { CanaryState } from '../registry/canary-state.js';
import type { RegisteredSlice, SliceRegistry } from '../registry/slice-registry.js';
import { sliceErrors, slicePages } from './slice-metrics.js';
import type { VersionSizes } from './version-sizes.js';

/**
 * The state of every published version: what the registry says, and what this server has counted and
 * measured. Keys are left out; the rest is for the staff.
 */
export async function sliceStates(
  registry: SliceRegistry,
  canaries: readonly CanaryState[],
  sizes: VersionSizes,
): Promise<SliceStates> {
  const slices = [...registry.slices, ...registry.kept].sort(
    (a, b) => a.name.localeCompare(b.name) || order(registry, a) - order(registry, b),
  );
  const [measured, pages, errors] = await Promise.all([
    sizes.of(slices),
    countsOf(slicePages),
    countsOf(sliceErrors),
  ]);
  return {
    revision: registry.revision,
    signedAt: registry.signedAt ?? null,
    versions: slices.map((slice, index): SliceVersionState => {
      const { name, version, published, publishedBy } = slice;
      const isThis = (each: CanaryState) => each.name === name && each.version === version;
      const size = measured[index];
      return {
        slice: name,
        version,
        role: roleOf(registry, slice),
        percent: percentOf(registry, slice),
        suspended: canaries.some((each) => isThis(each) && each.suspended),
        pages: pages(name, version),
        errors: errors(name, version),
        scriptBytes: size?.scriptBytes ?? null,
        totalBytes: size?.totalBytes ?? null,
        publishedAt: published ?? null,
        publishedBy: publishedBy ?? null,
      };
    }),
    teams: (registry.teams ?? []).map(({ name, slices: own, added }) => ({
      name,
      slices: own,
      addedAt: added,
    })),
  };
}

function roleOf(registry: SliceRegistry, slice: RegisteredSlice): SliceVersionState['role'] {
  const { name, version } = slice;
  if (registry.slices.includes(slice)) return 'live';
  if (percentOf(registry, slice) !== null) return 'canary';
  return registry.history[name]?.[0] === version ? 'previous' : 'kept';
}

function percentOf(registry: SliceRegistry, { name, version }: RegisteredSlice): number | null {
  const canary = registry.canaries.find((each) => each.name === name && each.version === version);
  return canary?.percent ?? null;
}

/** Live, then the canary, then those before, the last one first. */
function order(registry: SliceRegistry, slice: RegisteredSlice): number {
  const { name, version } = slice;
  if (registry.slices.includes(slice)) return -2;
  if (percentOf(registry, slice) !== null) return -1;
  const place = registry.history[name]?.indexOf(version) ?? -1;
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

/** The sum of a counter over all phases. */
async function countsOf(counter: typeof slicePages) {
  const { values } = await counter.get();
  return (slice: string, version: string) =>
    values
      .filter(({ labels }) => labels['slice'] === slice && labels['version'] === version)
      .reduce((sum, { value }) => sum + value, 0);
}
