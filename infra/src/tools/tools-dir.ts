import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where unpacked tools are kept. They are shared by all checkouts and stacks of a user, so that a
 * new town needs no new download; TOWN_TOOLS_DIR moves them.
 */
export function toolsDir(): string {
  const explicit = process.env.TOWN_TOOLS_DIR;
  if (explicit) return explicit;
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'town-guide', 'tools');
}
