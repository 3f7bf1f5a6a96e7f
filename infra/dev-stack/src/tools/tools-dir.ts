import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The folder of unpacked tools. All checkouts and stacks of a user share it, so a new checkout downloads
 * nothing again.
 */
export function toolsDir(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'town-guide', 'tools');
}
