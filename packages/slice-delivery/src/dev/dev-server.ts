import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { inLanguage, languages, readLanguage } from '@town/contracts/pages/languages';
import type { RegisteredSlice } from '../registry/slice-registry.js';
import type { BuildEvents } from './build-events.js';
import { buildsPath } from './build-state.js';
import { passRequest } from './pass-request.js';
import { withFullLoads } from './with-full-loads.js';

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
  /** Address of this machine's shell server, which renders the slices' pages. */
  shell: string;
  /** Folder of that shell's files for the browser. */
  shellFiles: string;
  /** The slices of this machine, by name. */
  slices: ReadonlyMap<string, RegisteredSlice>;
  /** Whether these are all slices of the site: then this machine renders every page. */
  rendersAll: boolean;
  /** Folder of a slice's build. */
  builtFolder: (name: string) => string;
  events: BuildEvents;
}

/**
 * Serves the site with the slices of this machine: renders their pages and serves their files. Proxies
 * everything else to the running site.
 */
export function devServer(options: DevServerOptions): Server {
  const { shell, shellFiles, slices, builtFolder, events } = options;
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    // An open page keeps the address of the version that it was loaded with.
    const [, name = '', file = ''] = /^\/slices\/([^/]+)\/dev-\d+\/(.+)/.exec(path) ?? [];
    const asset = path.startsWith('/assets/') && join(shellFiles, normalize(path.slice(7)));
    if (path === buildsPath) events.listen(response);
    else if (slices.has(name)) sendFile(join(builtFolder(name), normalize(`/${file}`)), response);
    else if (asset && existsSync(asset)) sendFile(asset, response);
    else if (rendersPage(options, path)) {
      // The shell writes addresses for the host that the browser uses.
      passRequest(request, response, { target: shell, host: request.headers.host });
    } else passToSite(options, request, response);
  });
}

function rendersPage({ rendersAll, slices }: DevServerOptions, pathname: string): boolean {
  if (rendersAll) return !/^\/(api|assets|slices|stripe-sandbox)\/|\.\w+$/.test(pathname);
  const { path } = readLanguage(pathname);
  const own = [...slices.values()];
  const mounts = own.flatMap((slice) => slice.mounts);
  const isMounted = mounts.some((mount) => path === mount || path.startsWith(`${mount}/`));
  return isMounted || (path === '/' && own.some(hasWidgets));
}

function passToSite(
  { site, slices }: DevServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { host, origin: siteOrigin } = new URL(site);
  const origin = `http://${request.headers.host}`;
  const mounts = [...slices.values()]
    .flatMap((slice) => slice.mounts)
    .flatMap((mount) => languages.map((language) => inLanguage(language, mount)));
  passRequest(request, response, {
    target: site,
    host,
    changePage: ({ html, policy }) =>
      withFullLoads({ html: html.replaceAll(siteOrigin, origin), policy }, mounts),
  });
}

/** A slice with widgets is shown on the home page. */
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
