import { Picture } from './picture';

/** The picture at the top of a record's page. */
export function RecordPicture({ src, alt }: { src: string; alt: string | null }) {
  return (
    <Picture src={src} alt={alt ?? ''} sizes="(width >= 48rem) 46rem, 100vw" shape={[2, 1]} first />
  );
}
