import type { RegisteredSlice, SliceRegistry } from '../registry/slice-registry.js';

/** Lists the registry for people: a line for each version, the stable one first. */
export function describeSlices(registry: SliceRegistry, name = ''): string {
  const lines = registry.slices
    .filter((slice) => !name || slice.name === name)
    .flatMap((stable) => {
      const canary = registry.canaries.find((each) => each.name === stable.name);
      const previous = registry.history[stable.name]?.[0];
      const others = registry.kept.filter((slice) => slice.name === stable.name);
      return [
        `${stable.name} ${stable.version} (stable)${origin(stable)}`,
        ...others.map((other) => {
          const { version } = other;
          const role =
            version === canary?.version
              ? ` (canary, ${canary.percent} %)`
              : version === previous
                ? ' (rollback target)'
                : '';
          return `${stable.name} ${version}${role}${origin(other)}`;
        }),
      ];
    });
  return [`revision ${registry.revision}`, ...lines].join('\n');
}

function origin({ published, publishedBy }: RegisteredSlice): string {
  return published && publishedBy ? `, published by ${publishedBy} at ${published}` : '';
}
