import {
  findVersion,
  type RegisteredSlice,
  type SliceRegistry,
} from '../registry/slice-registry.js';
import { VersionTaken } from './slice-storage.js';

// Pure changes of the registry. `changeRegistry` applies and signs them.

/** How many versions of a slice stay published. */
export const keptVersions = 5;

/** A registry without slices, for the first publication. */
export const emptyRegistry: SliceRegistry = {
  revision: 0,
  slices: [],
  canaries: [],
  kept: [],
  history: {},
};

/**
 * Adds a version that no visitor gets yet.
 * @throws VersionTaken when the version is published with other content
 */
export function withVersion(registry: SliceRegistry, slice: RegisteredSlice): SliceRegistry {
  const known = findVersion(registry, slice.name, slice.version);
  if (known) {
    if (!sameFiles(known, slice)) throw new VersionTaken(slice.name, slice.version);
    return registry;
  }
  return { ...registry, kept: [slice, ...registry.kept] };
}

/** Adds a version for everybody, or for some percent of the visitors. */
export function withPublished(
  registry: SliceRegistry,
  slice: RegisteredSlice,
  percent: number | undefined,
): SliceRegistry {
  return promoted(withVersion(registry, slice), slice.name, slice.version, percent);
}

/**
 * Gives a published version, else the canary, to everybody or to some percent of the visitors.
 * @throws Error when no version is named and there is no canary
 */
export function promoted(
  registry: SliceRegistry,
  name: string,
  version: string | undefined,
  percent: number | undefined,
): SliceRegistry {
  const canary = registry.canaries.find((each) => each.name === name);
  const chosen = version ?? canary?.version;
  if (!chosen) throw new Error(`${name} has no canary to promote: name a --version`);
  return percent === undefined
    ? withStable(registry, name, chosen)
    : withCanary(registry, name, chosen, percent);
}

/**
 * Makes a version the stable one, and ends the slice's canary.
 * @throws Error when another slice serves one of its addresses
 */
export function withStable(registry: SliceRegistry, name: string, version: string): SliceRegistry {
  const slice = versionOf(registry, name, version);
  refuseTakenMounts(registry, slice);
  const stable = registry.slices.find((candidate) => candidate.name === name);
  if (stable?.version === version) return withoutCanary(registry, name);
  const before = registry.history[name] ?? [];
  const history = stable ? [stable.version, ...before].filter((each) => each !== version) : before;
  return {
    ...withoutCanary(registry, name),
    slices: stable
      ? registry.slices.map((each) => (each === stable ? slice : each))
      : [...registry.slices, slice],
    kept: [...(stable ? [stable] : []), ...registry.kept.filter((each) => each !== slice)],
    history: { ...registry.history, [name]: history },
  };
}

/** Makes a version the canary. */
export function withCanary(
  registry: SliceRegistry,
  name: string,
  version: string,
  percent: number,
): SliceRegistry {
  const stable = registry.slices.find((candidate) => candidate.name === name);
  if (!stable) throw new Error(`${name} has no stable version to compare ${version} with`);
  if (stable.version === version) throw new Error(`${name} ${version} is the stable version`);
  refuseTakenMounts(registry, versionOf(registry, name, version));
  const others = registry.canaries.filter((canary) => canary.name !== name);
  return { ...registry, canaries: [...others, { name, version, percent }] };
}

/** Ends a canary. */
export function withoutCanary(registry: SliceRegistry, name: string): SliceRegistry {
  return { ...registry, canaries: registry.canaries.filter((canary) => canary.name !== name) };
}

/**
 * Ends the canary if there is one, else returns to the previous stable version. A later rollback
 * goes further back, not forward.
 */
export function rolledBack(registry: SliceRegistry, name: string): SliceRegistry {
  if (registry.canaries.some((canary) => canary.name === name)) {
    return withoutCanary(registry, name);
  }
  const [previous, ...earlier] = registry.history[name] ?? [];
  if (!previous) throw new Error(`${name} has no earlier version to go back to`);
  const changed = withStable(registry, name, previous);
  return { ...changed, history: { ...changed.history, [name]: earlier } };
}

/**
 * Removes a version, for example a vulnerable one.
 * @throws Error when it is live, or not published
 */
export function withoutVersion(
  registry: SliceRegistry,
  name: string,
  version: string,
): SliceRegistry {
  if (registry.slices.some((each) => each.name === name && each.version === version)) {
    throw new Error(`${name} ${version} is live: publish or promote another version first`);
  }
  versionOf(registry, name, version);
  const canary = registry.canaries.find((each) => each.name === name);
  const rest = canary?.version === version ? withoutCanary(registry, name) : registry;
  const history = (registry.history[name] ?? []).filter((each) => each !== version);
  return {
    ...rest,
    kept: rest.kept.filter((each) => each.name !== name || each.version !== version),
    history: { ...registry.history, [name]: history },
  };
}

/**
 * Removes a slice with all its versions: its pages, widgets and entry in the navigation are gone.
 * @throws Error when there is none of this name
 */
export function withoutSlice(registry: SliceRegistry, name: string): SliceRegistry {
  const isOther = (each: { name: string }) => each.name !== name;
  const slices = registry.slices.filter(isOther);
  const kept = registry.kept.filter(isOther);
  if (slices.length + kept.length === registry.slices.length + registry.kept.length) {
    throw new Error(`There is no slice ${name} on the site`);
  }
  const { [name]: _, ...history } = registry.history;
  return { ...registry, slices, kept, canaries: registry.canaries.filter(isOther), history };
}

/** Removes all but the last versions of a slice. Live versions and the rollback's target stay. */
export function pruned(registry: SliceRegistry, name: string): SliceRegistry {
  const mine = registry.kept.filter((slice) => slice.name === name);
  const [previous] = registry.history[name] ?? [];
  const canary = registry.canaries.find((each) => each.name === name)?.version;
  const needed = mine.filter(({ version }) => version === previous || version === canary);
  const others = mine
    .filter((slice) => !needed.includes(slice))
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
  const kept = [...needed, ...others.slice(0, Math.max(0, keptVersions - 1 - needed.length))];
  const versions = new Set(kept.map(({ version }) => version));
  const history = (registry.history[name] ?? []).filter((version) => versions.has(version));
  return {
    ...registry,
    kept: registry.kept.filter((slice) => slice.name !== name || kept.includes(slice)),
    history: { ...registry.history, [name]: history },
  };
}

/** Two slices at one address: visitors would get one of them by chance. */
function refuseTakenMounts(registry: SliceRegistry, slice: RegisteredSlice): void {
  const canaries = registry.canaries.map((each) => findVersion(registry, each.name, each.version));
  for (const other of [...registry.slices, ...canaries]) {
    const mount = slice.mounts.find((each) => other?.mounts.includes(each));
    if (other && mount && other.name !== slice.name) {
      throw new Error(
        `${slice.name} and ${other.name} both claim ${mount}: one of them needs another`,
      );
    }
  }
}

function versionOf(registry: SliceRegistry, name: string, version: string): RegisteredSlice {
  const slice = findVersion(registry, name, version);
  if (!slice) throw new Error(`${name} ${version} is not published`);
  return slice;
}

function sameFiles(a: RegisteredSlice, b: RegisteredSlice): boolean {
  const files = ({ integrity }: RegisteredSlice) =>
    JSON.stringify(Object.entries(integrity).sort());
  return files(a) === files(b);
}
