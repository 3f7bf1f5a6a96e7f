import type { ListPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { useLatePart } from '@town/slice-kit/use-late-part';
import { Button } from '@town/ui/button';
import { CardNoteProvider } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { type ReactNode, useContext, useState } from 'react';
import { cardsOnPage } from '../listing/listing-view';
import { useText } from '../messages/use-text';
import { AskedContext } from './asked';
import css from './located-list.module.css';
import type { ListedPlace } from './map-place';
import type { ListView } from './place-tools';

interface LocatedListProps<Place> {
  /** The name of the list, for screen readers. */
  label: string;
  places: readonly Place[];
  /** The query for all places that a map shows; null if `places` is the whole list. */
  whole: Parameters<typeof useQuery<unknown, Error, ListPage<Place>>>[0] | null;
  card(place: Place): ReactNode;
  /** Whether followed links are counted for the owners' statistics. */
  counted?: boolean;
}

/** Stands in for a query when there is nothing to fetch. */
const noQuery = { queryKey: ['no further places'] };

const loadTools = () => import(/* webpackChunkName: "place-tools" */ './place-tools');

/**
 * Places as cards. On request, the list shows a map and is ordered by distance. The code for that loads on
 * demand; until it has loaded, the list does not change.
 */
export function LocatedList<Place extends ListedPlace>({
  label,
  places,
  whole,
  card,
  counted = false,
}: LocatedListProps<Place>) {
  const text = useText();
  const [asked, ask] = useContext(AskedContext);
  const { hasMap = false, isNear = false } = asked;
  const [view, setView] = useState<ListView>();
  const { part, failed, busy } = useLatePart(loadTools, hasMap || isNear);
  const known = useKnownPlaces(places, whole, hasMap || isNear);
  const nearest = view?.order?.(known.items);
  const shown = nearest?.slice(0, Math.max(places.length, cardsOnPage)) ?? places;
  return (
    <>
      <div className={css.tools}>
        <Button
          variant="secondary"
          aria-expanded={hasMap}
          onClick={() => ask({ hasMap: !hasMap, isNear })}
        >
          {text(hasMap ? 'Hide map' : 'Show map')}
        </Button>
        <Button
          variant="secondary"
          aria-pressed={isNear}
          onClick={() => ask({ hasMap, isNear: !isNear })}
        >
          {text('Near me')}
        </Button>
        {failed && !part && !busy && (
          <p role="alert">{text('This could not be loaded. Please try again.')}</p>
        )}
      </div>
      <div className={hasMap ? css.beside : undefined}>
        {part && (
          <part.PlaceTools
            label={label}
            places={nearest ?? known.items}
            isPart={known.hasMore}
            counted={counted}
            hasMap={hasMap}
            isNear={isNear}
            onView={setView}
          />
        )}
        <CardGrid label={label}>
          {shown.map((place) => (
            <div key={place.id} className={css.place} data-listed={place.id}>
              <CardNoteProvider value={view?.note(place)}>{card(place)}</CardNoteProvider>
            </div>
          ))}
        </CardGrid>
      </div>
    </>
  );
}

/** The places of the whole list once they are needed and loaded, otherwise those of the page. */
function useKnownPlaces<Place extends ListedPlace>(
  places: readonly Place[],
  whole: LocatedListProps<Place>['whole'],
  isNeeded: boolean,
) {
  const { data } = useQuery({ ...(whole ?? noQuery), enabled: whole !== null && isNeeded });
  return (whole && data) || { items: places, hasMore: false };
}
