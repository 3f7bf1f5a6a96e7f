import { foundPage } from '@town/contracts/search/found-page';
import { LateMap } from '../map/late-map';
import { isLocated } from '../map/map-place';
import { useText } from '../messages/use-text';
import type { ShownHit } from './hits-query';

const loadMap = () => import(/* webpackChunkName: "results-map" */ './results-map');

/** A map of the results whose positions are known, which loads when a visitor asks for it. */
export function HitsMap({ hits }: { hits: readonly ShownHit[] }) {
  const text = useText();
  const places = hits
    .map(({ openingHours, businessStatus, ...hit }) => ({
      ...hit,
      ...(openingHours && { openingHours, businessStatus }),
      page: foundPage(hit),
      countedId: hit.kind === 'business' ? hit.id : undefined,
    }))
    .filter(isLocated);
  if (places.length === 0) return null;
  return (
    <LateMap load={loadMap} label={text('Show on map')}>
      {(part) => <part.ResultsMap places={places} />}
    </LateMap>
  );
}
