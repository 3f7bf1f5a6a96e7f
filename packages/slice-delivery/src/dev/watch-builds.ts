import { rspack, type Stats } from '@rspack/core';
import type { BuildState } from './build-state.js';
import { devSliceConfig } from './dev-config.js';

/** An editor may save in more than one step. */
const aggregateTimeout = 50;

/**
 * Builds a slice now and whenever its sources change.
 * @param slice the slice's name
 * @param onBuild called after each build, failed or not, from the first successful one on
 * @returns stops watching
 */
export function watchBuilds(
  slice: string,
  directory: string,
  built: string,
  onBuild: (state: BuildState) => void,
): () => Promise<void> {
  const compiler = rspack(devSliceConfig(directory, built));
  // There are two builds, for the browser and for the server. Only those that have run are reported.
  const problems = new Map<string | undefined, string>();
  let build: string | undefined;
  const watching = compiler.watch({ aggregateTimeout }, (error, stats) => {
    problems.delete(undefined);
    if (error) problems.set(undefined, error.message);
    for (const each of stats?.stats ?? []) {
      const { name } = each.compilation;
      if (each.hasErrors()) problems.set(name, textOf(each));
      else {
        problems.delete(name);
        if (name?.endsWith(' browser')) build = each.hash ?? build;
      }
    }
    // An error in a source appears in both builds.
    const [problem] = problems.values();
    if (problem) console.error(problem);
    if (build) onBuild(problem ? { slice, build, problems: problem } : { slice, build });
  });
  return () => new Promise((done) => (watching ? watching.close(() => done()) : done()));
}

function textOf(stats: Stats): string {
  return stats.toString({ all: false, errors: true, colors: false });
}
