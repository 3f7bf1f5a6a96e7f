import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegisteredSlice, signRegistry, verifyRegistry } from '@town/slice-delivery/publish';
import { type FrontSite, startFront } from './front.js';
import { currentRelease, startSiteServer } from './site-server.js';

/**
 * `missing`: the slice has no files. `damaged`: its server files differ from the published ones. `tampered`:
 * its browser entry differs from the published one. The other failures are in the published version itself:
 * it is for another platform, its entry throws at evaluation, or its page throws in the browser until
 * `healed` is set.
 */
type SliceFailure =
  | 'missing'
  | 'damaged'
  | 'tampered'
  | 'incompatible'
  | 'throwing'
  | 'unrenderable';

/** The failures of the site that a test visits. */
export interface Failures {
  /** Services that the site's server cannot reach, but the browser can. */
  deadServices?: readonly ('catalog' | 'content')[];
  /** The failure of a slice. */
  slice?: { name: string; is: SliceFailure };
}

/** Paths that the gateway serves. Pages come from the second server. */
const files = /^\/(assets|slices|illustrations|plates|pictures|api)\/|\.(svg|png|webmanifest)$/;

/**
 * Starts a site with failures: a second server of the shell renders the pages, and everything else
 * comes from the stack's gateway.
 * @param gateway address of the stack
 */
export async function startFailingSite(gateway: string, failures: Failures): Promise<FrontSite> {
  const dataDir = process.env['TOWN_DATA_DIR'];
  if (!dataDir) throw new Error('Set TOWN_DATA_DIR to the DATA_DIR of the stack');
  const folder = mkdtempSync(join(tmpdir(), 'town-failures-'));
  cpSync(join(dataDir, 'slices'), folder, { recursive: true });
  if (failures.slice) breakSlice(folder, failures.slice, join(dataDir, 'keys/slices-private.pem'));

  const release = { ...currentRelease(), slices: folder };
  const server = await startSiteServer(release, failures.deadServices);
  const own = failures.slice && `/slices/${failures.slice.name}/`;
  return startFront(
    (path, outgoing) => {
      if (!own || !path.startsWith(own)) return files.test(path) ? gateway : server.url;
      const file = join(folder, path.replace('/slices/', ''));
      if (!existsSync(file)) outgoing.writeHead(404).end();
      else {
        const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
        outgoing.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      }
      return undefined;
    },
    async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  );
}

function breakSlice(
  folder: string,
  { name, is }: NonNullable<Failures['slice']>,
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

const breakages: Partial<Record<SliceFailure, (script: string) => string>> = {
  tampered: () => 'globalThis.stolen = true;',
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

/** Changes a version and its entry in the registry. */
function alter(folder: string, slice: RegisteredSlice, is: SliceFailure): void {
  if (is === 'incompatible') slice.platform = '^99.0.0';
  const change = breakages[is];
  if (!change) return;
  const file = join(folder, slice.entry);
  const content = change(readFileSync(file, 'utf8'));
  writeFileSync(file, content);
  if (is === 'tampered') return;
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
