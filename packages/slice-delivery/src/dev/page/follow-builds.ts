import { type BuildState, buildsPath } from '../build-state.js';
import { showProblems } from './problem-notice.js';

const known = new Map<string, string>();
const problems = new Map<string, string>();
let work = Promise.resolve();

/** Applies a build of a slice to the page, or reloads the page if that is not possible. */
async function follow(state: BuildState): Promise<void> {
  const { slice, build } = state;
  if (state.problems) problems.set(slice, state.problems);
  else problems.delete(slice);
  showProblems([...problems.values()].join('\n\n'));
  const isFirst = !known.has(slice);
  if (known.get(slice) === build) return;
  known.set(slice, build);
  const update = globalThis.sliceHotUpdates?.[slice];
  // A slice that the page has not loaded needs no update: it will be loaded in its newest build.
  if (!update) {
    if (!isFirst && isShown(slice)) location.reload();
    return;
  }
  if (!(await update(build))) location.reload();
}

/** Whether a part of the page was rendered by the slice. */
function isShown(slice: string): boolean {
  return document.querySelector(`[data-slice^="${slice}/"]`) !== null;
}

new EventSource(buildsPath).onmessage = ({ data }) => {
  work = work.then(() => follow(JSON.parse(data)));
};
