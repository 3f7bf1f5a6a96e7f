import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startFront } from './front.js';
import { currentRelease, type Release, startSiteServer } from './site-server.js';
import { test as siteTest } from './site-test.js';

/** A site at one address. A test can replace the server behind it. */
interface ChangingSite {
  url: string;
  /** Replaces the server by one of the next release. */
  upgrade(): Promise<void>;
  /** Replaces the server by one whose operators have switched the service worker off. */
  switchWorkerOff(): Promise<void>;
  /** From now on accepts requests for pages, but never answers them. */
  fallSilent(): void;
  /** From now on answers every page with 503. */
  breakDown(): void;
  stop(): Promise<void>;
}

/** Paths that the gateway serves. Pages and the service worker come from the test's own server. */
const files = /^\/(assets|slices|illustrations|plates|api)\/|\.(svg|png|webmanifest)$/;

/**
 * Starts the site.
 * @param gateway address of the stack
 */
async function startChangingSite(gateway: string): Promise<ChangingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'town-next-release-'));
  let server = await startSiteServer(currentRelease());
  let failure: 'silent' | 'broken' | undefined;
  const replace = async (next: typeof server) => {
    const former = server;
    server = next;
    await former.stop();
  };
  const front = await startFront(
    (path, outgoing) => {
      if (files.test(path)) return gateway;
      if (failure === 'broken') outgoing.writeHead(503).end('Not now');
      return failure ? undefined : server.url;
    },
    async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  );
  return {
    ...front,
    upgrade: async () => replace(await startSiteServer(nextRelease(folder))),
    switchWorkerOff: async () =>
      replace(await startSiteServer(currentRelease(), [], { SERVICE_WORKER: 'off' })),
    fallSilent() {
      failure = 'silent';
    },
    breakDown() {
      failure = 'broken';
    },
  };
}

/** A copy of this release whose service worker has changed. */
function nextRelease(folder: string): Release {
  const current = currentRelease();
  cpSync(join(dirname(current.shell), 'package.json'), join(folder, 'package.json'));
  cpSync(current.shell, join(folder, 'dist'), { recursive: true });
  appendFileSync(join(folder, 'dist/worker/service-worker.js'), '\n// The next release.');
  return { ...current, shell: join(folder, 'dist') };
}

/** A test with a site whose server it can replace. */
export const test = siteTest.extend<{ site: ChangingSite }>({
  site: async ({ playwright: _ }, use) => {
    const site = await startChangingSite(process.env['TOWN_URL'] ?? 'http://localhost:8080');
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
