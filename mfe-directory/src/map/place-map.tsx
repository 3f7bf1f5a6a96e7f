import { useText } from '../messages/use-text';
import { LateMap } from './late-map';
import { isLocated, type ListedPlace } from './map-place';

const loadMap = () => import(/* webpackChunkName: "place-map" */ './one-place-map');

/** A map of one place, which loads when a visitor asks for it. */
export function PlaceMap({
  place,
  countedId,
}: {
  place: ListedPlace;
  countedId?: string | undefined;
}) {
  const text = useText();
  if (!isLocated(place)) return null;
  return (
    <LateMap load={loadMap} label={text('Show map')}>
      {(part) => <part.OnePlaceMap place={place} countedId={countedId} />}
    </LateMap>
  );
}
