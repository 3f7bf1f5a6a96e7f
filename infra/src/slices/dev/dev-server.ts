import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { buildsPath } from '@town/slice-kit/build/build-state';
import type { BuildEvents } from './build-events.js';
import { withFullLoads } from './page-for-work.js';
import { passRequest } from './pass-request.js';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

interface DevServerOptions {
  /** Address of the running site. */
  site: string;
  /** Address of the shell's server of this machine, which renders the slice's pages. */
  shell: string;
  /** Files of that shell for the browser. */
  shellFiles: string;
  /** The slice as it was first built; its name and mounts do not change. */
  slice: RegisteredSlice;
  /** Its files. */
  built: string;
  builds: BuildEvents;
}

/**
 * The site with one slice of this machine: its pages are rendered here, its scripts come from here,
 * and everything else from the running site.
 */
export class DevServer {
  readonly #server: Server;

  constructor(private readonly options: DevServerOptions) {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const { shell, shellFiles, slice, built, builds } = this.options;
    const isOwn = (mount: string) => path === mount || path.startsWith(`${mount}/`);
    // A page goes on with the address of the version that it was loaded with.
    const [, file] = new RegExp(`^/slices/${slice.name}/dev-\\d+/(.+)`).exec(path) ?? [];
    const asset = path.startsWith('/assets/') && join(shellFiles, normalize(path.slice(7)));
    if (path === buildsPath) builds.listen(response);
    else if (file) sendFile(join(built, normalize(`/${file}`)), response);
    else if (asset && existsSync(asset)) sendFile(asset, response);
    else if (slice.mounts.some(isOwn) || (path === '/' && hasWidgets(slice))) {
      // It writes addresses for the host that the browser sees.
      passRequest(request, response, { target: shell, host: request.headers.host });
    } else this.#passToSite(request, response);
  }

  #passToSite(request: IncomingMessage, response: ServerResponse): void {
    const { site, slice } = this.options;
    const { host, origin: siteOrigin } = new URL(site);
    const origin = `http://${request.headers.host}`;
    passRequest(request, response, {
      target: site,
      host,
      changePage: (html, policy) =>
        withFullLoads(html.replaceAll(siteOrigin, origin), policy, slice.mounts),
    });
  }
}

/** Without one on it, the home page is the running site's, whose server has the other slices'. */
function hasWidgets({ exposes }: RegisteredSlice): boolean {
  return Object.keys(exposes).some((name) => name !== './routes');
}

function sendFile(file: string, response: ServerResponse): void {
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
}
