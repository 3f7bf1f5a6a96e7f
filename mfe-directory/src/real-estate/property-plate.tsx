import { Illustration, type IllustrationName } from '@town/ui/illustration';
import { Picture } from '@town/ui/picture';
import type { ShownProperty } from './properties-query';

const names: Record<string, IllustrationName> = { land: 'land', commercial: 'commercial' };
const houses = ['house', 'house-tall', 'house-ranch'] as const;

/**
 * Chooses a drawing by the slug, which is the same in both languages: a house always has the same one, and its
 * neighbours mostly have others.
 */
function houseOf(slug: string): IllustrationName {
  const sum = [...slug].reduce((total, letter) => (total * 53 + letter.charCodeAt(0)) % 1009, 0);
  return houses[sum % houses.length] ?? 'house';
}

interface PropertyPlateProps {
  property: Pick<ShownProperty, 'slug' | 'propertyType' | 'imageUrl' | 'imageAlt'>;
  /** Whether to fetch the picture first, because it is at the top of a page. */
  first?: boolean;
}

/** The picture of a property, or the drawing of its kind. */
export function PropertyPlate({
  property: { slug, propertyType, imageUrl, imageAlt },
  first = false,
}: PropertyPlateProps) {
  return imageUrl ? (
    <Picture
      src={imageUrl}
      alt={imageAlt ?? ''}
      sizes="(width >= 40rem) 46rem, 100vw"
      first={first}
    />
  ) : (
    <Illustration name={names[propertyType] ?? houseOf(slug)} first={first} />
  );
}
