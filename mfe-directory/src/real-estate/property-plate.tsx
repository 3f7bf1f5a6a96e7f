import { Illustration, type IllustrationName } from '@town/ui/illustration';
import { Picture } from '@town/ui/picture';
import type { ShownProperty } from './properties-query';

const names: Record<string, IllustrationName> = { land: 'land', commercial: 'commercial' };

interface PropertyPlateProps {
  property: Pick<ShownProperty, 'propertyType' | 'imageUrl' | 'imageAlt'>;
}

/** The picture of a property, or the drawing of its kind. */
export function PropertyPlate({
  property: { propertyType, imageUrl, imageAlt },
}: PropertyPlateProps) {
  return imageUrl ? (
    <Picture src={imageUrl} alt={imageAlt ?? ''} sizes="(width >= 40rem) 46rem, 100vw" />
  ) : (
    <Illustration name={names[propertyType] ?? 'house'} />
  );
}
