import { Illustration } from '@town/ui/illustration';
import { RecordPicture } from '@town/ui/record-picture';
import { tabOf } from './place-kind';
import type { ShownPlace } from './place-query';

/** The picture of a place, or the drawing of its kind. A kind that no tab lists has none. */
export function PlacePlate({ place }: { place: ShownPlace }) {
  const { imageUrl, imageAlt } = place;
  if (imageUrl) return <RecordPicture src={imageUrl} alt={imageAlt} />;
  const tab = tabOf(place);
  return tab ? <Illustration name={tab} first /> : null;
}
