import { join } from 'node:path';
import { publishedSlice } from '../publish/published-slice.js';
import { readTeamKey, sendRequest, waitForResult } from '../publish/send-request.js';
import type { SliceStorage } from '../publish/slice-storage.js';
import type { TeamChange } from '../registry/team-request.js';

/** Asks the watch to publish a built slice. */
export function askToPublish(
  storage: SliceStorage,
  keyFile: string,
  directory: string,
  version: string | undefined,
  percent: number | undefined,
): Promise<void> {
  const slice = publishedSlice(directory, version);
  const change = { action: 'publish', slice, percent } as const;
  return ask(storage, keyFile, change, join(directory, 'dist'));
}

/**
 * Asks the watch for a change, and says what it has answered.
 * @throws Error with the reason when it refuses
 */
export async function ask(
  storage: SliceStorage,
  keyFile: string,
  change: TeamChange,
  built?: string,
): Promise<void> {
  const id = await sendRequest(storage, readTeamKey(keyFile), change, built);
  const { done, message } = await waitForResult(storage, id);
  if (!done) throw new Error(message);
  console.log(message);
}
