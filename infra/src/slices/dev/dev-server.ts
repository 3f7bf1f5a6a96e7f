import { createReadStream, existsSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { extname, join, normalize } from 'node:path';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { reloadPath, withLocalSlice, withReload } from './page-for-work.js';

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
  /** The slice as it was last built. */
  slice(): RegisteredSlice;
  /** Its files. */
  built: string;
}

/**
 * The site with one slice of this machine: its pages are rendered here, its scripts come from here,
 * and everything else from the running site.
 */
export class DevServer {
  readonly #server: Server;
  readonly #listeners = new Set<ServerResponse>();

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

  /** Tells every open page that there is a new build. */
  reload(): void {
    for (const listener of this.#listeners) listener.write('data: built\n\n');
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const { site, shell, shellFiles, slice, built } = this.options;
    const { base, mounts } = slice();
    const own = (mount: string) => path === mount || path.startsWith(`${mount}/`);
    const asset = path.startsWith('/assets/') && join(shellFiles, normalize(path.slice(7)));
    if (path === reloadPath) this.#listen(response);
    else if (path.startsWith(base))
      sendFile(join(built, normalize(path.slice(base.length))), response);
    else if (asset && existsSync(asset)) sendFile(asset, response);
    else this.#pass(path === '/' || mounts.some(own) ? shell : site, request, response);
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.write('\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  #pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = new URL(incoming.url ?? '/', target);
    const origin = `http://${incoming.headers.host}`;
    // The shell of this machine writes addresses for this host; a site may serve only its own.
    const host = target === this.options.shell ? incoming.headers.host : url.host;
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const outward = send(
      url,
      { method: incoming.method, headers: { ...incoming.headers, host, 'accept-encoding': '' } },
      (answer) => {
        const { 'content-length': _, ...headers } = answer.headers;
        const policy = headers['content-security-policy'];
        if (!headers['content-type']?.startsWith('text/html') || !policy) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const html = Buffer.concat(parts).toString('utf8').replaceAll(url.origin, origin);
          const page = withLocalSlice(html, origin, this.options.slice());
          outgoing.writeHead(answer.statusCode ?? 502, headers);
          outgoing.end(withReload(page, String(policy)));
        });
      },
    );
    outward.on('error', (error) => {
      outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end(`${target} cannot be reached: ${error.message}\n`);
    });
    incoming.pipe(outward);
  }
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
