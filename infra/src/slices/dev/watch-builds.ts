import { rspack, type Stats } from '@rspack/core';
import type { BuildState } from '@town/slice-kit/build/build-state';
import { devSliceConfig } from '@town/slice-kit/build/dev-config';

/** An editor may save in more than one step. */
const aggregateTimeout = 50;

/**
 * Builds a slice now and whenever its sources change.
 * @param onBuild told after each build, failed or not; the first time after the first good one
 * @returns ends it
 */
export function watchBuilds(
  directory: string,
  built: string,
  onBuild: (state: BuildState) => void,
): () => Promise<void> {
  const compiler = rspack(devSliceConfig(directory, built));
  // Of the two builds, the browser's and the server's, only those that ran are told of.
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
    // What is wrong with a source is wrong in both.
    const [problem] = problems.values();
    if (problem) console.error(problem);
    if (build) onBuild(problem ? { build, problems: problem } : { build });
  });
  return () => new Promise((done) => (watching ? watching.close(() => done()) : done()));
}

function textOf(stats: Stats): string {
  return stats.toString({ all: false, errors: true, colors: false });
}
