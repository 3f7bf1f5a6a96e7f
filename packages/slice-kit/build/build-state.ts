/** Where the pages of a slice that is worked on listen for its builds. */
export const buildsPath = '/__slice-builds';

/** What they hear, at once and after each build. */
export interface BuildState {
  /** The last build that succeeded. */
  build: string;
  /** What was wrong with the newest one, where it failed. */
  problems?: string;
}
