import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Bucket } from '@town/object-storage/bucket';
import { FakeBucket } from '@town/object-storage/testing/fake-bucket';
import { verifyRegistry } from '../registry/signed-registry.js';
import { writeBuiltSlice } from '../testing/built-slice.js';
import { fakeBucketStorage } from '../testing/fake-bucket-storage.js';
import { BucketStorage } from './bucket-storage.js';
import { changeRegistry } from './change-registry.js';
import { FolderStorage } from './folder-storage.js';
import { pruneSlice } from './prune-slices.js';
import { publishSlice } from './publish-slice.js';
import { rolledBack } from './registry-changes.js';
import type { SliceStorage } from './slice-storage.js';

const pair = generateKeyPairSync('ed25519');
const keys = { privateKey: pair.privateKey, trusted: [pair.publicKey] };
const name = 'mfe-weather';

let folder: string;
let bucket: FakeBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slice-storage-'));
  bucket = new FakeBucket('town-slices');
  await bucket.start();
});
afterEach(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The same suite can check a real bucket, with the usual variables of AWS. */
function realBucketStorage(): SliceStorage {
  const client = new S3Client({ endpoint: process.env.TEST_S3_ENDPOINT, forcePathStyle: true });
  const name = process.env.TEST_S3_BUCKET ?? '';
  return new BucketStorage(new Bucket(client, name, `${basename(folder)}/`));
}
const realBucket: [string, () => SliceStorage][] = process.env.TEST_S3_BUCKET
  ? [['the bucket that TEST_S3_BUCKET names', realBucketStorage]]
  : [];

const build = (text: string) => writeBuiltSlice(join(folder, 'built', text), text);

describe.each<[string, () => SliceStorage]>([
  ['a folder', () => new FolderStorage(join(folder, 'slices'))],
  ['a bucket', () => fakeBucketStorage(bucket)],
  ...realBucket,
])('slices in %s', (_, open) => {
  const registryOf = async (storage: SliceStorage) =>
    verifyRegistry((await storage.readRegistry())?.text ?? '', keys.trusted);
  const publish = (storage: SliceStorage, text: string, version?: string, canary?: number) =>
    publishSlice(storage, keys, build(text), { version, canary });

  it('are live once they are published', async () => {
    const storage = open();
    const { slice } = await publish(storage, 'sunny');
    expect(slice.version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    expect((await registryOf(storage)).slices).toEqual([slice]);
    const stored = await storage.readFile(name, slice.version, 'client/routes.js');
    expect(stored?.toString()).toBe('/* sunny */');
  });

  it('are published again without a change', async () => {
    const storage = open();
    await publish(storage, 'sunny', '1.4.0');
    const before = await storage.readRegistry();
    await publish(storage, 'sunny', '1.4.0');
    expect(await storage.readRegistry()).toEqual(before);
  });

  it('are refused when their version is published with other content', async () => {
    const storage = open();
    await publish(storage, 'sunny', '1.4.0');
    const before = await storage.readRegistry();
    await expect(publish(storage, 'rainy', '1.4.0')).rejects.toThrow('another version');
    expect(await storage.readRegistry()).toEqual(before);
    const stored = await storage.readFile(name, '1.4.0', 'client/routes.js');
    expect(stored?.toString()).toBe('/* sunny */');
  });

  it('are all in the registry when many publish at once', async () => {
    const names = ['mfe-one', 'mfe-two', 'mfe-three', 'mfe-four'];
    await Promise.all(
      names.map((each) =>
        publishSlice(open(), keys, writeBuiltSlice(join(folder, each), each, each)),
      ),
    );
    const { slices } = await registryOf(open());
    expect(slices.map((slice) => slice.name).sort()).toEqual([...names].sort());
  });

  it('are not overwritten by a publisher that read the registry before another publisher changed it', async () => {
    const storage = open();
    await publish(storage, 'sunny');
    const before = await storage.readRegistry();
    await publish(storage, 'rainy');
    const since = await storage.readRegistry();
    expect(await storage.replaceRegistry('{}', before)).toBe(false);
    expect(await storage.replaceRegistry('{}', undefined)).toBe(false);
    expect(await storage.readRegistry()).toEqual(since);
  });

  it('are rolled back to the previous stable version, with a higher revision', async () => {
    const storage = open();
    await publish(storage, 'sunny', '1.0.0');
    const { registry } = await publish(storage, 'rainy', '1.1.0');
    const back = await changeRegistry(storage, keys, (current) => rolledBack(current, name));
    expect(back.slices.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(back.revision).toBeGreaterThan(registry.revision);
    expect(await registryOf(storage)).toEqual(back);
  });

  it('are pruned to the last five, and the live version and the rollback target stay', async () => {
    const storage = open();
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']) {
      await publish(storage, version, version);
    }
    await changeRegistry(storage, keys, (current) => rolledBack(current, name));
    await publish(storage, 'canary', '1.7.0', 10);
    expect((await pruneSlice(storage, keys, name)).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    const stored = (await storage.listVersions(name)).map(({ version }) => version);
    expect(stored.sort()).toEqual(['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0']);
    const registry = await registryOf(storage);
    expect(registry.slices.map(({ version }) => version)).toEqual(['1.5.0']);
    expect(registry.history[name]?.[0]).toBe('1.4.0');
    expect(registry.canaries).toEqual([{ name, version: '1.7.0', percent: 10 }]);
    expect(await storage.readFile(name, '1.0.0', 'client/routes.js')).toBeUndefined();
  });

  it('keep stored files that are not registered yet, until they are old', async () => {
    const storage = open();
    const { slice } = await publish(storage, 'sunny', '1.0.0');
    const built = join(build('sunny'), 'dist');
    await storage.storeVersion({ ...slice, version: '1.1.0' }, (file) =>
      readFile(join(built, file)),
    );
    expect(await pruneSlice(storage, keys, name)).toEqual([]);
    const later = Date.now() + 2 * 60 * 60 * 1000;
    expect(await pruneSlice(storage, keys, name, later)).toEqual(['1.1.0']);
  });

  it.each([
    ['is not signed', '{"revision":1,"slices":[],"canaries":[],"kept":[],"history":{}}'],
    ['is no registry', 'something else'],
  ])('are not published into a registry that %s', async (_case, text) => {
    const storage = open();
    await storage.replaceRegistry(text, undefined);
    await expect(publish(storage, 'sunny')).rejects.toThrow();
    expect((await storage.readRegistry())?.text).toBe(text);
  });
});

describe('a change of the registry', () => {
  it('is made once when the response to the write is lost and the client retries', async () => {
    const storage = new FolderStorage(join(folder, 'slices'));
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await publishSlice(storage, keys, build(version), { version });
    }
    const replace = storage.replaceRegistry.bind(storage);
    let isFirst = true;
    storage.replaceRegistry = async (text, before) => {
      const replaced = await replace(text, before);
      const isKnown = !isFirst;
      isFirst = false;
      return replaced && isKnown;
    };
    const back = await changeRegistry(storage, keys, (current) => rolledBack(current, name));
    expect(back.slices.map(({ version }) => version)).toEqual(['1.1.0']);
    expect(back).toEqual(verifyRegistry((await storage.readRegistry())?.text ?? '', keys.trusted));
  });
});

describe('a bucket', () => {
  it('is changed again on top of what another publisher wrote in between', async () => {
    const storage = fakeBucketStorage(bucket);
    await publishSlice(storage, keys, build('sunny'));
    const other = generateOther();
    bucket.beforeWrite = (key) => {
      if (key !== 'site/slices.json') return;
      bucket.beforeWrite = undefined;
      bucket.set(key, other);
    };
    await publishSlice(storage, keys, writeBuiltSlice(join(folder, 'two'), 'two', 'mfe-two'));
    const writes = bucket.asked.filter((asked) => asked === 'PUT site/slices.json');
    expect(writes).toHaveLength(3);
    const registry = verifyRegistry(bucket.text('site/slices.json') ?? '', keys.trusted);
    expect(registry.slices.map((slice) => slice.name)).toEqual([name, 'mfe-two']);
  });

  it('refuses an unknown account', async () => {
    const stranger = new S3Client({
      endpoint: bucket.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'AKOTHER', secretAccessKey: 'x' },
      maxAttempts: 1,
    });
    const asStranger = new BucketStorage(new Bucket(stranger, bucket.name));
    await expect(asStranger.readRegistry()).rejects.toThrow();
  });

  /** The same content as if another publisher had written it: with another tag. */
  function generateOther(): string {
    const text = bucket.text('site/slices.json') ?? '';
    return JSON.stringify(JSON.parse(text));
  }
});
