import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileHash } from '@town/slice-kit/build/file-hash';
import { register } from 'prom-client';
import { signRegistry } from '../registry/signed-registry.js';
import type { RegisteredSlice, SliceRegistry } from '../registry/slice-registry.js';
import { SliceDelivery } from './slice-delivery.js';

const keys = generateKeyPairSync('ed25519');
const server = 'server/routes.cjs';
const name = 'mfe-weather';
let folder: string;
let delivery: SliceDelivery;
let revision = 0;

/** Stores a version and returns its entry in the registry. */
function version(number: string): RegisteredSlice {
  const code = Buffer.from('module.exports = {};');
  const file = join(folder, name, number, server);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return {
    name,
    version: number,
    mounts: ['/weather'],
    base: `/slices/${name}/${number}/`,
    container: 'mfe_weather',
    entry: 'client/remoteEntry.js',
    exposes: { './routes': { js: [], css: [], server } },
    pages: {},
    integrity: { [server]: fileHash(code) },
    platform: '^1.0.0',
  };
}

function publish(registry: Partial<SliceRegistry>): void {
  revision += 1;
  const whole = { revision, slices: [], canaries: [], kept: [], history: {}, ...registry };
  writeFileSync(join(folder, 'slices.json'), signRegistry(whole, keys.privateKey));
}

const request = (method: string, headers: Record<string, string> = {}, body = '') =>
  Object.assign(Readable.from([Buffer.from(body)]), { method, headers });
const get = (path: string, headers?: Record<string, string>) =>
  delivery.respond(request('GET', headers), path, 'visitor');

beforeEach(() => {
  register.resetMetrics();
  folder = mkdtempSync(join(tmpdir(), 'slice-delivery-'));
  delivery = new SliceDelivery({
    directory: folder,
    publicKeys: String(keys.publicKey.export({ type: 'spki', format: 'pem' })),
    platformVersion: '1.0.0',
    sharedModules: {},
    log: () => {},
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('slice delivery on a server', () => {
  it('serves the registry with an entity tag, and answers 304 to a client that has it', async () => {
    expect(await get('/slices/slices.json')).toMatchObject({ status: 404 });
    publish({ slices: [version('1.0.0')] });
    const answer = await get('/slices/slices.json');
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ revision, signature: {} });
    const tag = answer?.headers?.['etag'] ?? '';
    // A proxy that compresses weakens the tag.
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      expect(await get('/slices/slices.json', { 'if-none-match': held })).toMatchObject({
        status: 304,
      });
    }
    expect(await get('/slices/slices.json', { 'if-none-match': '"other"' })).toMatchObject({
      status: 200,
    });
  });

  it('leaves every other address alone', async () => {
    expect(await get('/events')).toBeUndefined();
    expect(await get('/slice-reports')).toBeUndefined();
  });

  it('serves the counts of each canary as JSON, without canaries that have ended', async () => {
    const [stable, canary] = [version('1.0.0'), version('1.1.0')];
    const canaries = [{ name, version: '1.1.0', percent: 100 }];
    publish({ slices: [stable], kept: [canary], canaries });
    const url = new URL('http://localhost/weather');
    const { slices } = await delivery.choose({ url, cookie: undefined, random: 0 });
    expect(slices.map((slice) => slice.version)).toEqual(['1.1.0']);
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const failedSlice = visitor < 15 ? undefined : name;
      delivery.observe({ visitor: String(visitor), slices, used: [name], failedSlice });
    }
    const answer = await get('/internal/slices/canaries');
    const stableCounts = { visitors: 0, failed: 0 };
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      canaries: [
        { name, version: '1.1.0', suspended: true, visitors: 20, failed: 5, stable: stableCounts },
      ],
    });
    const suspended = `slice_canary_suspended{slice="${name}",version="1.1.0"} 1`;
    expect(await register.metrics()).toContain(suspended);

    publish({ slices: [stable], kept: [canary] });
    await delivery.refresh();
    const metrics = await register.metrics();
    expect(metrics).not.toContain(suspended);
    expect(metrics).toMatch(/slice_canary_failed_timestamp_seconds\{[^}]*"1\.1\.0"\} \d{10}/);
    const after = await get('/internal/slices/canaries');
    expect(JSON.parse(after?.body ?? '')).toEqual({ canaries: [] });
  });
});
