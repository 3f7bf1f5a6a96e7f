import { picturePath, readPicturePath, widthsUpTo } from '@town/contracts/pictures/files';

/** A picture that other sites and search engines show beside a link to a page. */
export interface SharedPicture {
  /** The full address. */
  src: string;
  alt: string | null;
}

/** Wide enough for a large preview, and not heavier than it needs. */
const widest = 1280;

/**
 * The picture of a record in a format that other sites read: a JPEG of the library, or a picture at an
 * outside address.
 * @param siteUrl the site's address, the beginning of the picture's address
 * @returns undefined where it has none that they could show
 */
export function sharedPicture(
  { imageUrl, imageAlt }: { imageUrl: string | null; imageAlt: string | null },
  siteUrl: string,
): SharedPicture | undefined {
  const stored = readPicturePath(imageUrl ?? '');
  if (stored) {
    const width = widthsUpTo(stored.width)
      .filter((each) => each <= widest)
      .at(-1);
    return {
      src: siteUrl + picturePath(stored.hash, width ?? stored.width, 'jpg'),
      alt: imageAlt,
    };
  }
  return imageUrl && /^https:.*(?<!\.svg)$/i.test(imageUrl)
    ? { src: imageUrl, alt: imageAlt }
    : undefined;
}
