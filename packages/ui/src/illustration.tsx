/** Size of each drawing in its own units; the files are `/illustrations/<name>.svg` of the site. */
const sizes = {
  hero: [1600, 640],
  'city-hall': [800, 240],
  empty: [300, 180],
  'not-found': [300, 180],
  churches: [400, 160],
  dining: [400, 160],
  'real-estate': [400, 160],
  services: [400, 160],
  shopping: [400, 160],
  commercial: [400, 160],
  house: [400, 160],
  land: [400, 160],
  'news-business': [400, 160],
  'news-council': [400, 160],
  'news-festival': [400, 160],
  'news-general': [400, 160],
  'news-river': [400, 160],
  'news-school': [400, 160],
  'news-tourism': [400, 160],
  boutique: [400, 160],
  diner: [400, 160],
  'house-ranch': [400, 160],
  'house-tall': [400, 160],
  'news-library': [400, 160],
  'news-park': [400, 160],
  sports: [400, 160],
} as const satisfies Record<string, readonly [width: number, height: number]>;

/** Name of a drawing. */
export type IllustrationName = keyof typeof sizes;

interface IllustrationProps {
  name: IllustrationName;
  /** Alternative text; without it the drawing is decoration. */
  alt?: string;
  className?: string;
  /** Fetched first: for the drawing at the top of a page. */
  first?: boolean;
}

/**
 * One of the site's own drawings. It is a file and not markup: every page, every card and every
 * slice shares one copy. The file follows the colour scheme by itself. A decoration is not printed.
 */
export function Illustration({ name, alt = '', className, first = false }: IllustrationProps) {
  const [width, height] = sizes[name];
  return (
    <img
      src={`/illustrations/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      data-print={alt ? undefined : 'hide'}
    />
  );
}
