import { picturePath, readPicturePath, widthsUpTo } from '@town/contracts/pictures/files';
import { classNames } from './class-names';
import styles from './picture.module.css';

interface PictureProps {
  /** Address of a picture of the library, or of any other picture. */
  src: string;
  /** Alternative text; without it the picture is decoration. */
  alt?: string;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Shape of the box that it fills, so that nothing moves when it arrives; the edges are cropped. */
  shape?: readonly [width: number, height: number];
  className?: string | undefined;
  /** Fetched first: for the picture at the top of a page. */
  first?: boolean;
}

/**
 * A picture that fills its box. For a picture of the library, browsers fetch the smallest file that is
 * sharp enough, in the best format that they support. The address names the widest file; the addresses of
 * narrower ones are derived from it.
 */
export function Picture({
  src,
  alt = '',
  sizes,
  shape = [3, 2],
  className,
  first = false,
}: PictureProps) {
  const address = readPicturePath(src);
  const files = (format: 'avif' | 'webp' | 'jpg') =>
    address &&
    widthsUpTo(address.width)
      .map((width) => `${picturePath(address.hash, width, format)} ${width}w`)
      .join(', ');
  const image = (
    <img
      srcSet={files('jpg')}
      sizes={address && sizes}
      src={src}
      alt={alt}
      width={shape[0] * 100}
      height={shape[1] * 100}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={classNames(styles.image, className)}
    />
  );
  if (!address) return image;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={files('webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
