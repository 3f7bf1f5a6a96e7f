import { Picture } from './picture';

/** The picture on top of a card of a grid. */
export function CardPicture({ src, alt }: { src: string; alt?: string | null }) {
  return (
    <Picture
      src={src}
      alt={alt ?? ''}
      sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
      shape={[5, 2]}
    />
  );
}
