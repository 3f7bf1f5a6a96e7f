import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { signRegistry, verifyRegistry } from '@town/contracts/signed-registry';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import { startServer } from './start-server.js';

/** What the stack's own file says, as far as it is used here. */
interface StackFile {
  processes: Record<string, { url: string }>;
}

/**
 * `missing`: its files are gone. `damaged`: its server files are not those that were published. The
 * others were published like that: for another platform, with an entry that throws when it is
 * evaluated, with a page that throws in the browser until `healed` is set.
 */
type SliceTrouble = 'missing' | 'damaged' | 'incompatible' | 'throwing' | 'unrenderable';

/** What is wrong with the site that a test visits. */
export interface Trouble {
  /** Services that cannot be reached by the site's server; the browser still reaches them. */
  deadServices?: readonly ('catalog' | 'content')[];
  /** What is wrong with a slice. */
  slice?: { name: string; is: SliceTrouble };
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
  if (trouble.slice) breakSlice(folder, trouble.slice, join(dataDir, 'keys/slices-private.pem'));

  const server = await startShell(join(dataDir, 'run/stack.json'), folder, trouble);
  const gone = trouble.slice?.is === 'missing' ? `/slices/${trouble.slice.name}/` : undefined;
  const own = trouble.slice && `/slices/${trouble.slice.name}/`;
  const front = await listen(startFront(gateway, server.url, { gone, own, folder }));
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    async stop() {
      front.closeAllConnections();
      await new Promise((done) => front.close(done));
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function breakSlice(
  folder: string,
  { name, is }: NonNullable<Trouble['slice']>,
  keyFile: string,
): void {
  if (is === 'missing') {
    rmSync(join(folder, name), { recursive: true });
    return;
  }
  if (is !== 'damaged') {
    republish(folder, keyFile, (slice) => {
      if (slice.name === name) alter(join(folder, name, slice.version), slice, is);
    });
    return;
  }
  for (const version of readdirSync(join(folder, name))) {
    const file = join(folder, name, version, 'server/routes.cjs');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n// not what was published`);
  }
}

const breakages: Partial<Record<SliceTrouble, (script: string) => string>> = {
  throwing: () => 'throw new Error("broken at load");',
  unrenderable: (script) => `${script};(() => {
    const { get, init } = mfe_events;
    const Page = () => {
      if (!globalThis.healed) throw new Error('broken at render');
      return 'It works again';
    };
    const module = { createRoutes: () => [{ path: 'events', Component: Page }] };
    const ours = (name) => name === './routes' ? Promise.resolve(() => module) : get(name);
    mfe_events = { init, get: ours };
  })();`,
};

/** Changes a version, and what the registry says of it. */
function alter(folder: string, slice: RegisteredSlice, is: SliceTrouble): void {
  if (is === 'incompatible') slice.platform = '^99.0.0';
  const change = breakages[is];
  if (!change) return;
  const file = join(folder, slice.entry);
  const content = change(readFileSync(file, 'utf8'));
  writeFileSync(file, content);
  const hash = createHash('sha384').update(content).digest('base64');
  slice.integrity[slice.entry] = `sha384-${hash}`;
}

/** Signs a changed registry with the stack's own key. */
function republish(
  folder: string,
  keyFile: string,
  change: (slice: RegisteredSlice) => void,
): void {
  const key = createPrivateKey(readFileSync(keyFile));
  const file = join(folder, 'slices.json');
  const registry = verifyRegistry(readFileSync(file, 'utf8'), [createPublicKey(key)]);
  registry.slices.forEach(change);
  writeFileSync(file, signRegistry(registry, key));
}

function startShell(stackFile: string, slicesDir: string, trouble: Trouble) {
  const { processes } = JSON.parse(readFileSync(stackFile, 'utf8')) as StackFile;
  const service = (name: string) =>
    trouble.deadServices?.some((dead) => dead === name) ? nobody : processes[name]?.url;
  return startServer(join(root, 'shells/site/dist/server/main.js'), {
    CATALOG_URL: service('catalog'),
    CONTENT_URL: service('content'),
    ADVERTISING_URL: service('advertising'),
    AUTH_URL: service('auth'),
    SLICES_DIR: slicesDir,
    SLICES_PUBLIC_KEYS_FILE: join(dirname(stackFile), '../keys/slices-public.pem'),
    SITE_URL: 'http://localhost:8080',
  });
}

const files = /^\/(assets|slices|illustrations|plates|api)\/|\.(svg|png|webmanifest)$/;

interface FrontFiles {
  /** Beginning of addresses that answer 404. */
  gone: string | undefined;
  /** Beginning of addresses whose files come from the folder. */
  own: string | undefined;
  folder: string;
}

/** The one address of the site: pages from the second server, the rest from the gateway. */
function startFront(gateway: string, pages: string, { gone, own, folder }: FrontFiles): Server {
  return createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (gone && path.startsWith(gone)) return outgoing.writeHead(404).end();
    if (own && path.startsWith(own)) {
      const file = path.replace('/slices/', '').replace(/\?.*/, '');
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
      outgoing.writeHead(200, { 'content-type': type });
      return outgoing.end(readFileSync(join(folder, file)));
    }
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

export async function listen(server: Server): Promise<Server> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
