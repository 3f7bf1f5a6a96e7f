import { picturePath } from '@town/contracts/pictures/files';
import type { Picture } from '@town/contracts/pictures/record';
import { number, recordReader, text, textOr } from './tolerant';

/** A picture of the library, as its uploader and its users see it. */
export type LibraryPicture = Pick<
  Picture,
  'id' | 'hash' | 'width' | 'height' | 'alt' | 'focalX' | 'focalY'
> & { largest: number };

const numberOr = (fallback: number) => (value: unknown) => number(value) ?? fallback;

const readKnown = recordReader<Omit<LibraryPicture, 'largest'>>({
  id: text,
  hash: text,
  width: number,
  height: number,
  alt: textOr(''),
  focalX: numberOr(50),
  focalY: numberOr(50),
});

/** Reads a picture of the API; undefined for one that cannot be shown. */
export function readLibraryPicture(value: unknown): LibraryPicture | undefined {
  const known = readKnown(value);
  if (!known) return undefined;
  const { variants } = Object(value);
  const widths: unknown[] = Array.isArray(variants) ? variants.map((each) => each?.width) : [];
  const largest = Math.max(0, ...widths.map((width) => number(width) ?? 0));
  return largest > 0 ? { ...known, largest } : undefined;
}

/** The address by which records name a picture: that of its widest file. */
export const pictureAddress = ({ hash, largest }: LibraryPicture): string =>
  picturePath(hash, largest, 'jpg');
