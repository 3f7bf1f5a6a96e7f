import { type MultiStats, rspack } from '@rspack/core';
import type { BuildState } from '@town/slice-kit/build/build-state';
import { devSliceConfig } from '@town/slice-kit/build/dev-config';

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
  let build: string | undefined;
  const watching = compiler.watch({}, (error, stats) => {
    const problems = error?.message ?? problemsOf(stats);
    if (problems) console.error(problems);
    else build = stats?.stats[0]?.hash ?? build;
    if (build) onBuild(problems ? { build, problems } : { build });
  });
  return () => new Promise((done) => (watching ? watching.close(() => done()) : done()));
}

/** Of one of the two builds: what is wrong with a source is wrong in both. */
function problemsOf(stats: MultiStats | undefined): string | undefined {
  const failed = stats?.stats.find((each) => each.hasErrors());
  return failed?.toString({ all: false, errors: true, colors: false });
}
