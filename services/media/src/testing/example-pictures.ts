import sharp, { type Sharp } from 'sharp';

/** A picture whose left half is red and whose right half is blue. */
export function redAndBlue(width = 1600, height = 1000): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const left = { create: { ...half, background: '#e00' } };
  return sharp({ create: { width, height, channels: 3, background: '#00e' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

/** The colour of a pixel of a stored file: `red`, `blue`, or its three numbers. */
export async function colourAt(file: Buffer, x: number, y: number): Promise<string> {
  const pixel = { left: x, top: y, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(file).extract(pixel).raw().toBuffer();
  if (red > 150 && blue < 80) return 'red';
  if (blue > 150 && red < 80) return 'blue';
  return `${red} ${green} ${blue}`;
}

/**
 * A picture from a camera held sideways: the pixels are rotated, and the metadata say how to turn them.
 */
export function fromCamera(): Promise<Buffer> {
  return redAndBlue()
    .jpeg()
    .withExif({
      IFD0: { Make: 'TownCam', Copyright: 'Ada Field' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 6/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
