import type { RegisteredSlice, SliceRegistry } from '../registry/slice-registry.js';

/** Lists the registry for people: a line for each version, the stable one first. */
export function describeSlices(registry: SliceRegistry, name = ''): string {
  const lines = registry.slices
    .filter((slice) => !name || slice.name === name)
    .flatMap((stable) => [stable, ...registry.kept.filter((slice) => slice.name === stable.name)])
    .map((slice) => `${slice.name} ${slice.version}${role(registry, slice)}${origin(slice)}`);
  return [`revision ${registry.revision}`, ...lines].join('\n');
}

function role(registry: SliceRegistry, slice: RegisteredSlice): string {
  const { name, version } = slice;
  if (registry.slices.includes(slice)) return ' (stable)';
  const canary = registry.canaries.find((each) => each.name === name);
  if (canary?.version === version) return ` (canary, ${canary.percent} %)`;
  return registry.history[name]?.[0] === version ? ' (rollback target)' : '';
}

function origin({ published, publishedBy }: RegisteredSlice): string {
  return published && publishedBy ? `, published by ${publishedBy} at ${published}` : '';
}
