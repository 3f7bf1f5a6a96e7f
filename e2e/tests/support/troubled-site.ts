import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, createServer as createPlainServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the stack's own file says, as far as it is used here. */
interface StackFile {
  processes: Record<string, { url: string }>;
}

/** What is wrong with the site that a test visits. */
export interface Trouble {
  /** Services that cannot be reached by the site's server; the browser still reaches them. */
  deadServices?: readonly ('catalog' | 'content')[];
  /** A slice whose files are gone, or whose server files are not those that were published. */
  slice?: { name: string; is: 'missing' | 'damaged' };
}

/** Another server for the site's pages beside the running stack, in front of the same services. */
export interface TroubledSite {
  url: string;
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../../..');
const nobody = 'http://127.0.0.1:9';

/**
 * Starts a site in trouble: a second server of the shell renders the pages, and everything else
 * comes from the gateway of the stack.
 * @param gateway address of the stack
 */
export async function startTroubledSite(gateway: string, trouble: Trouble): Promise<TroubledSite> {
  const dataDir = process.env['TOWN_DATA_DIR'];
  if (!dataDir) throw new Error('Set TOWN_DATA_DIR to the DATA_DIR of the stack');
  const folder = mkdtempSync(join(tmpdir(), 'town-trouble-'));
  cpSync(join(dataDir, 'slices'), folder, { recursive: true });
  if (trouble.slice) breakSlice(folder, trouble.slice);

  const port = await freePort();
  const server = startServer(port, join(dataDir, 'run/stack.json'), folder, trouble);
  await answers(`http://127.0.0.1:${port}/readyz`, server);
  const gone = trouble.slice?.is === 'missing' ? `/slices/${trouble.slice.name}/` : undefined;
  const front = await listen(startFront(gateway, `http://127.0.0.1:${port}`, gone));
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    async stop() {
      front.closeAllConnections();
      await new Promise((done) => front.close(done));
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function breakSlice(folder: string, { name, is }: NonNullable<Trouble['slice']>): void {
  if (is === 'missing') {
    rmSync(join(folder, name), { recursive: true });
    return;
  }
  for (const version of readdirSync(join(folder, name))) {
    const file = join(folder, name, version, 'server/routes.cjs');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n// not what was published`);
  }
}

function startServer(port: number, stackFile: string, slicesDir: string, trouble: Trouble) {
  const { processes } = JSON.parse(readFileSync(stackFile, 'utf8')) as StackFile;
  const service = (name: string) =>
    trouble.deadServices?.some((dead) => dead === name) ? nobody : processes[name]?.url;
  return spawn(process.execPath, [join(root, 'shells/site/dist/server/main.js')], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      CATALOG_URL: service('catalog'),
      CONTENT_URL: service('content'),
      ADVERTISING_URL: service('advertising'),
      AUTH_URL: service('auth'),
      SLICES_DIR: slicesDir,
      SITE_URL: 'http://localhost:8080',
    },
  });
}

const files = /^\/(assets|slices|illustrations|plates|api)\/|\.(svg|png|webmanifest)$/;

/** The one address of the site: pages from the second server, the rest from the gateway. */
function startFront(gateway: string, pages: string, gone: string | undefined): Server {
  return createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (gone && path.startsWith(gone)) return outgoing.writeHead(404).end();
    const target = files.test(path.replace(/\?.*/, '')) ? gateway : pages;
    const outward = httpRequest(
      new URL(path, target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    outward.on('error', () => outgoing.destroy());
    incoming.pipe(outward);
  });
}

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

async function freePort(): Promise<number> {
  const server = createPlainServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + 15_000;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The second server of the site did not start');
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exit = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await exit;
}
