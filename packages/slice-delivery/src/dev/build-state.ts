/** The address at which pages in development receive the builds of slices, as server-sent events. */
export const buildsPath = '/__slice-builds';

/** The state of one slice's build: sent when a page connects, and after each build. */
export interface BuildState {
  slice: string;
  /** The last build that succeeded. */
  build: string;
  /** The errors of the newest build, if it failed. */
  problems?: string;
}
