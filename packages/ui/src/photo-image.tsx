import type { Photo } from './photo';

/** A photo at the size that all of them are drawn in. */
export function PhotoImage({ photo, className }: { photo: Photo; className?: string | undefined }) {
  return (
    <img
      src={photo.src}
      alt={photo.alt}
      width={1200}
      height={800}
      decoding="async"
      className={className}
    />
  );
}
