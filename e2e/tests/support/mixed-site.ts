import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { startFront } from './front.js';
import { type Release, startSiteServer } from './site-server.js';

const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };
const stackFiles = /^\/(illustrations|plates|api)\/|\.(svg|png|webp|webmanifest)$/;

/**
 * Starts a site with the services of the stack. Its shell and slices may come from different releases.
 * @param gateway address of the stack
 */
export async function startMixedSite(gateway: string, release: Release) {
  const server = await startSiteServer(release);
  return startFront((path, outgoing) => {
    const file = path.startsWith('/assets/')
      ? join(release.shell, 'client', path.slice(7))
      : path.startsWith('/slices/') && join(release.slices, path.slice(7));
    if (!file) return stackFiles.test(path) ? gateway : server.url;
    if (!existsSync(file)) outgoing.writeHead(404).end();
    else {
      const type = types[extname(file)] ?? 'application/octet-stream';
      outgoing.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    }
    return undefined;
  }, server.stop);
}
