import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureMaxBytes } from '@town/contracts/pictures/limits';
import { pictureSchema } from '@town/contracts/pictures/record';
import sharp from 'sharp';
import { colourAt, fromCamera, redAndBlue } from '../testing/example-pictures.js';
import { useMedia } from '../testing/media-harness.js';
import { pictureHash } from './picture-hash.js';

const { folder, call, upload } = useMedia();

const stored = (path: string) => readFileSync(join(folder, path.replace('/pictures/', '')));

test('an upload is answered with its files in every format and width up to its own', async () => {
  const { status, body } = await upload(await redAndBlue(1000, 600).jpeg().toBuffer());
  expect(status).toBe(201);
  const picture = pictureSchema.parse(body);
  expect(picture).toMatchObject({ width: 1000, height: 600, alt: 'A limestone wall' });
  const widths = [320, 640, 960, 1000];
  expect(picture.variants.map(({ width, format }) => `${width}.${format}`)).toEqual(
    widths.flatMap((width) => [`${width}.avif`, `${width}.webp`, `${width}.jpg`]),
  );
  for (const { width, format, path } of picture.variants) {
    expect(path).toBe(`/pictures/${picture.hash}/${width}.${format}`);
    const metadata = await sharp(stored(path)).metadata();
    expect(metadata.width).toBe(width);
    expect(metadata.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
  }
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);
});

test("a camera's picture is turned upright and loses its metadata, including the position", async () => {
  const original = await fromCamera();
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('TownCam');
  const { body } = await upload(original);
  expect(body).toMatchObject({ width: 1000, height: 1600 });
  for (const { path } of pictureSchema.parse(body).variants) {
    const file = stored(path);
    const { width = 0, height = 0, ...metadata } = await sharp(file).metadata();
    expect(height).toBeGreaterThan(width);
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('icc');
    expect(metadata.orientation ?? 1).toBe(1);
    expect(file.toString('latin1')).not.toMatch(/TownCam|Ada Field|GPS/);
    expect(await colourAt(file, 5, 5)).toBe('red');
    expect(await colourAt(file, 5, height - 5)).toBe('blue');
  }
});

test('an upload that cannot be stored, for example on a full disk, can be repeated later', async () => {
  const original = await redAndBlue(300, 200).jpeg().toBuffer();
  const inTheWay = join(folder, pictureHash(original));
  writeFileSync(inTheWay, '');
  const refused = await upload(original);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.body.detail).toContain('could not be stored');
  rmSync(inTheWay);
  expect((await upload(original)).status).toBe(201);
});

test.each(['png', 'webp', 'avif'] as const)('a %s picture is accepted', async (format) => {
  const { status } = await upload(await redAndBlue(400, 300).toFormat(format).toBuffer());
  expect(status).toBe(201);
});

test('a transparent picture stays transparent, or gets a white background in formats without transparency', async () => {
  const clear = { width: 40, height: 40, channels: 4 as const, background: '#0000' };
  const { body } = await upload(await sharp({ create: clear }).png().toBuffer());
  const [avif, webp, jpg] = pictureSchema.parse(body).variants.map(({ path }) => stored(path));
  expect((await sharp(avif).stats()).isOpaque).toBe(false);
  expect((await sharp(webp).stats()).isOpaque).toBe(false);
  expect(await colourAt(jpg!, 20, 20)).toBe('255 255 255');
});

test('a repeated upload of a file results in the same picture with the same files', async () => {
  const file = await redAndBlue(300, 200).png().toBuffer();
  const first = await upload(file, 'First');
  const second = await upload(file, 'Second', 'other-name.png');
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
});

describe('is refused with a reason:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const cases: [string, number, RegExp, () => Promise<Buffer> | Buffer][] = [
    ['an SVG that is called .jpg', 415, /JPEG, PNG, WebP or AVIF/, () => Buffer.from(svg)],
    ['text', 415, /JPEG, PNG, WebP or AVIF/, () => Buffer.from('Dear town, …')],
    ['an empty file', 415, /JPEG, PNG, WebP or AVIF/, () => Buffer.alloc(0)],
    ['a GIF', 415, /JPEG, PNG, WebP or AVIF/, () => redAndBlue(40, 40).gif().toBuffer()],
    [
      'a file that only begins like a JPEG',
      415,
      /damaged/,
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(5_000)]),
    ],
    [
      'half of a JPEG',
      415,
      /damaged or incomplete/,
      async () => {
        const whole = await redAndBlue(800, 600).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'a small file of 400 megapixels',
      413,
      /400 megapixels; at most 50/,
      () =>
        sharp({
          create: { width: 20_000, height: 20_000, channels: 3, background: '#777' },
          limitInputPixels: false,
        })
          .png()
          .toBuffer(),
    ],
    [
      'a HEIC picture',
      415,
      /HEIC .* Save the picture as JPEG/,
      () => Buffer.from('0000001c6674797068656963000000006d696631686569636d696166', 'hex'),
    ],
  ];

  test.each(cases)('%s', async (_, status, message, make) => {
    const answer = await upload(await make());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.body.detail).toMatch(message);
  });

  test('16 MB', async () => {
    const answer = await upload(Buffer.alloc(16 * 1024 * 1024));
    expect(answer.status).toBe(413);
    expect(answer.body.detail).toBe('A picture may have at most 15 MB.');
  });

  test('exactly 15 MB is not too large', async () => {
    expect((await upload(Buffer.alloc(pictureMaxBytes))).status).toBe(415);
  });

  test('no alternative text', async () => {
    const answer = await upload(await redAndBlue(30, 30).png().toBuffer(), '  ');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: 'alt', message: 'Alternative text is required' }]);
  });

  test('no file', async () => {
    const form = new FormData();
    form.append('alt', 'Nothing');
    const answer = await call('POST', '', form);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: 'file', message: 'Please choose a picture' }]);
  });

  test('a form that breaks off', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const answer = await call('POST', '', '--x\r\nContent-Disposition: form-data', { headers });
    expect(answer.status).toBe(400);
  });

  test('JSON', async () => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await call('POST', '', '{}', { headers })).status).toBe(415);
  });

  test('a reader', async () => {
    const answer = await call('POST', '', new FormData(), { role: 'reader' });
    expect(answer.status).toBe(403);
  });
});

test('a refused upload leaves nothing behind', async () => {
  const { body } = await call('GET', '?q=limestone');
  const hashes: string[] = body.map(({ hash }: { hash: string }) => hash);
  expect(hashes.length).toBeGreaterThan(0);
  for (const hash of hashes) expect(existsSync(join(folder, hash))).toBe(true);
});
