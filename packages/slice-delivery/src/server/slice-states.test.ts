import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'prom-client';
import { changeRegistry } from '../publish/change-registry.js';
import { FolderStorage } from '../publish/folder-storage.js';
import { publishSlice } from '../publish/publish-slice.js';
import { withTeam } from '../publish/team-changes.js';
import { writeBuiltSlice } from '../testing/built-slice.js';
import { SliceDelivery } from './slice-delivery.js';
import { sliceErrors, slicePages } from './slice-metrics.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = { privateKey, trusted: [publicKey] };
const pem = (key: typeof publicKey) => String(key.export({ type: 'spki', format: 'pem' }));
const name = 'mfe-weather';
let folder: string;
let storage: FolderStorage;
let delivery: SliceDelivery;

beforeEach(() => {
  register.resetMetrics();
  folder = mkdtempSync(join(tmpdir(), 'slice-states-'));
  storage = new FolderStorage(join(folder, 'slices'));
  delivery = new SliceDelivery({
    directory: join(folder, 'slices'),
    publicKeys: pem(publicKey),
    platformVersion: '1.0.0',
    sharedModules: {},
    log: () => {},
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (version: string, canary?: number) =>
  publishSlice(storage, keys, writeBuiltSlice(join(folder, version), version), { version, canary });

describe('the state of the slices', () => {
  it('has every version, with its share, counts, size, and who published it when', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    await publish('1.3.0', 10);
    slicePages.inc({ slice: name, version: '1.2.0' }, 7);
    for (const phase of ['load', 'render'])
      sliceErrors.inc({ slice: name, version: '1.3.0', phase });

    const { versions = [] } = (await delivery.states()) ?? {};
    expect(versions.map(({ version, role, percent }) => [version, role, percent])).toEqual([
      ['1.2.0', 'live', null],
      ['1.3.0', 'canary', 10],
      ['1.1.0', 'previous', null],
      ['1.0.0', 'kept', null],
    ]);
    expect(versions[0]).toMatchObject({
      slice: name,
      pages: 7,
      errors: 0,
      suspended: false,
      scriptBytes: 2 * '/* 1.2.0 */'.length,
      publishedBy: 'operator',
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(versions[0]?.totalBytes).toBeGreaterThan(versions[0]?.scriptBytes ?? 0);
    expect(versions[1]).toMatchObject({ pages: 0, errors: 2 });
  });

  it('has no size where the files of a version are gone', async () => {
    await publish('1.0.0');
    await storage.removeVersion(name, '1.0.0');
    expect((await delivery.states())?.versions[0]).toMatchObject({ totalBytes: null });
  });

  it('names the teams, and not their keys', async () => {
    const team = pem(generateKeyPairSync('ed25519').publicKey);
    await changeRegistry(storage, keys, (now) => withTeam(now, 'sky', team, [name]));
    const states = await delivery.states();
    expect(states?.teams).toEqual([{ name: 'sky', slices: [name], addedAt: expect.any(String) }]);
    expect(JSON.stringify(states)).not.toContain('KEY');
  });

  it('is unknown while nothing is published', async () => {
    expect(await delivery.states()).toBeUndefined();
  });
});
