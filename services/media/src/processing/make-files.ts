/**
 * Makes the files of a picture from an untrusted upload. It runs in a separate process (`make-picture.ts`),
 * which has no secrets and ends afterwards. Metadata is not copied, so camera, position and embedded
 * profiles are removed; colours are converted to sRGB first.
 */
import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  widthsUpTo,
} from '@town/contracts/pictures/files';
import { pictureMaxPixels } from '@town/contracts/pictures/limits';
import sharp, { type Sharp } from 'sharp';
import { type MadePicture, RefusedPicture } from './made-picture.js';
import { pictureType } from './picture-type.js';

// Only these decoders are enabled; all other formats of the library are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});
// One thread and no cache: low memory is more important than speed.
sharp.cache(false);
sharp.concurrency(1);

/** The largest height of a file, because WebP is limited to 16,383 pixels. */
const maxHeight = 8_000;
const [widest = 0] = pictureWidths.slice(-1);

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 76, mozjpeg: true }),
};

/** @throws RefusedPicture if it is not an accepted picture */
export async function makeFiles(original: Buffer): Promise<MadePicture> {
  checkType(original);
  const { width, height } = await uprightSize(original);
  const input = sharp(original, { failOn: 'error', limitInputPixels: pictureMaxPixels });
  const largest = Math.max(1, Math.min(width, widest, Math.floor((width * maxHeight) / height)));
  const upright = await pixels(input.autoOrient().resize({ width: largest }));
  const files: MadePicture['files'] = [];
  for (const each of widthsUpTo(largest)) {
    const resized = await pixels(upright().resize({ width: each }));
    for (const format of pictureFormats) {
      files.push({ width: each, format, content: await encoders[format](resized()).toBuffer() });
    }
  }
  return { width, height, placeholder: await placeholderOf(upright()), files };
}

function checkType(original: Buffer): void {
  const type = pictureType(original);
  if (type === 'heic') {
    throw new RefusedPicture(
      415,
      'HEIC pictures cannot be read here. Save the picture as JPEG and choose it again.',
    );
  }
  if (!type) {
    throw new RefusedPicture(415, 'The file must be a JPEG, PNG, WebP or AVIF picture.');
  }
}

/** The size in the header, which the decoder verifies later. */
async function uprightSize(original: Buffer): Promise<{ width: number; height: number }> {
  const header = sharp(original, { limitInputPixels: false });
  const { autoOrient } = await header.metadata().catch(refuseDamaged);
  const { width, height } = autoOrient;
  if (width * height > pictureMaxPixels) {
    const megapixels = Math.ceil((width * height) / 1e6);
    throw new RefusedPicture(
      413,
      `The picture has ${megapixels} megapixels; at most ${pictureMaxPixels / 1e6} are accepted.`,
    );
  }
  return { width, height };
}

/** Decodes once, so that each size is made from pixels in memory. */
async function pixels(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged);
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const tiny = await picture.resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 40 });
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`;
}

function refuseDamaged(): never {
  throw new RefusedPicture(415, 'The picture is damaged or incomplete.');
}
