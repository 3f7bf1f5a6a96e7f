/** The formats that every picture is stored in, the smallest files first. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths that a picture is stored in, as far as the original has them. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/**
 * The widths of one picture, in pixels.
 * @param largest the widest that is stored: the original's width, and at most that of the list
 */
export function widthsUpTo(largest: number): number[] {
  return [...pictureWidths.filter((width) => width < largest), largest];
}

/** The public address of one file of a picture. It never changes what it shows. */
export function picturePath(hash: string, width: number, format: PictureFormat): string {
  return `/pictures/${hash}/${width}.${format}`;
}

/** An address of a picture of the library, taken apart. */
export interface PictureAddress {
  hash: string;
  width: number;
}

const pattern = /^\/pictures\/([0-9a-f]{32})\/([1-9]\d{0,3})\.(?:avif|webp|jpg)$/;

/** Reads an address that `picturePath` has made; undefined for any other address. */
export function readPicturePath(path: string): PictureAddress | undefined {
  const [, hash, width] = pattern.exec(path) ?? [];
  return hash === undefined ? undefined : { hash, width: Number(width) };
}
