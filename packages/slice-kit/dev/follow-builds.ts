import { type BuildState, buildsPath } from '@town/slice-kit/build/build-state';
import { showProblems } from './problem-notice';

let known: string | undefined;
let work = Promise.resolve();

/** Takes a build over into the page, or loads the page anew where that is not possible. */
async function follow({ build, problems }: BuildState): Promise<void> {
  showProblems(problems);
  const first = known === undefined;
  if (known === build) return;
  known = build;
  // A page that has just been loaded and not yet loaded the slice will get this build of it.
  const updated = globalThis.sliceHotUpdate ? await globalThis.sliceHotUpdate(build) : first;
  if (!updated) location.reload();
}

new EventSource(buildsPath).onmessage = ({ data }) => {
  work = work.then(() => follow(JSON.parse(data) as BuildState));
};
