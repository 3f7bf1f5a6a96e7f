import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeBucket } from '@town/object-storage/testing/fake-bucket';
import { openPictureStorage } from './open-picture-storage.js';

const hash = 'a'.repeat(32);
const other = 'b'.repeat(32);
const files = [320, 640, 960, 1280].flatMap((width) =>
  (['avif', 'webp', 'jpg'] as const).map((format) => ({
    width,
    format,
    content: Buffer.from(`${width} as ${format}`),
  })),
);

const folder = mkdtempSync(join(tmpdir(), 'town-picture-storage-'));
const bucket = new FakeBucket('town-pictures');
beforeAll(async () => {
  await bucket.start();
  const { accessKeyId, secretAccessKey } = FakeBucket.account;
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  });
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const inFolder = () =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.includes('.'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
const inBucket = () =>
  new Map([...bucket.objects].map(([key, { content }]) => [key, content.toString()]));

describe.each([
  ['a folder', () => openPictureStorage({ folder, bucket: undefined }), inFolder, ''],
  [
    'a bucket',
    () => {
      const address = { name: bucket.name, endpoint: bucket.endpoint, prefix: '/site/' };
      return openPictureStorage({ folder, bucket: address });
    },
    inBucket,
    'site/',
  ],
])('Pictures in %s', (_, open, stored, prefix) => {
  it('are stored under their hash, and storing them again changes nothing', async () => {
    const storage = await open();
    await storage.store(hash, files);
    await storage.store(hash, files);
    expect(stored().get(`${prefix}${hash}/640.avif`)).toBe('640 as avif');
    expect(stored().size).toBe(files.length);
    expect(Buffer.from(await storage.read(`${hash}/640.avif`)).toString()).toBe('640 as avif');
    await expect(storage.read(`${hash}/641.avif`)).rejects.toThrow('641.avif');
  });

  it('are removed completely, others stay, and a repeated removal is not an error', async () => {
    const storage = await open();
    await storage.store(other, files.slice(0, 1));
    await storage.remove(hash);
    await storage.remove(hash);
    expect([...stored().keys()]).toEqual([`${prefix}${other}/320.avif`]);
  });
});
