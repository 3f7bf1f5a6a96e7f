import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { startServer } from './start-server.js';
import { listen } from './troubled-site.js';

/** Which build of the shell is put together with which published slices. */
export interface Mixture {
  /** The shell's `dist`. */
  shell: string;
  /** Folder with the registry and the slices. */
  slices: string;
  publicKeyFile: string;
}

/** This checkout's shell, and the slices of the running stack. */
export function currentRelease(): Mixture {
  const dataDir = process.env['TOWN_DATA_DIR'] ?? '.local';
  return {
    shell: resolve(import.meta.dirname, '../../../shells/site/dist'),
    slices: join(dataDir, 'slices'),
    publicKeyFile: join(dataDir, 'keys/slices-public.pem'),
  };
}

/**
 * Starts a site whose shell and slices are of different releases, in front of the stack's services.
 * @param gateway address of the stack
 */
export async function startMixedSite(gateway: string, mixture: Mixture) {
  const dataDir = process.env['TOWN_DATA_DIR'] ?? '.local';
  const { processes } = JSON.parse(readFileSync(join(dataDir, 'run/stack.json'), 'utf8')) as {
    processes: Record<string, { url: string }>;
  };
  const server = await startServer(join(mixture.shell, 'server/main.js'), {
    CATALOG_URL: processes['catalog']?.url,
    CONTENT_URL: processes['content']?.url,
    ADVERTISING_URL: processes['advertising']?.url,
    AUTH_URL: processes['auth']?.url,
    SLICES_DIR: mixture.slices,
    SLICES_PUBLIC_KEYS_FILE: mixture.publicKeyFile,
    SITE_URL: 'http://localhost:8080',
  });
  const front = await listen(startFront(gateway, server.url, mixture));
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    async stop() {
      front.closeAllConnections();
      await new Promise((done) => front.close(done));
      await server.stop();
    },
  };
}

const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };

function startFront(gateway: string, pages: string, { shell, slices }: Mixture): Server {
  return createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').replace(/\?.*/, '');
    const file = path.startsWith('/assets/')
      ? join(shell, 'client', path.slice(7))
      : path.startsWith('/slices/') && join(slices, path.slice(7));
    if (file) {
      if (!existsSync(file)) return outgoing.writeHead(404).end();
      const type = types[extname(file)] ?? 'application/octet-stream';
      return outgoing.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    }
    const isFile = /^\/(illustrations|plates|api)\/|\.(svg|png|webp|webmanifest)$/.test(path);
    const outward = httpRequest(
      new URL(incoming.url ?? '/', isFile ? gateway : pages),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    outward.on('error', () => outgoing.destroy());
    return incoming.pipe(outward);
  });
}
