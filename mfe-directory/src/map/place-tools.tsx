/**
 * The tools of a list that need the positions of its places: the map, and the order by distance from the
 * visitor. This module loads when a visitor asks for one of them.
 * @module
 */
import { TownMap } from '@town/town-map/town-map';
import { useReducedMotion } from '@town/ui/use-reduced-motion';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../messages/use-text';
import { isLocated, type ListedPlace } from './map-place';
import { NearNotice } from './near-notice';
import { PanelText } from './panel-text';
import { PlaceNote } from './place-note';
import css from './place-tools.module.css';
import { byDistance, type NearMe, useNearMe } from './use-near-me';

/** The order of a list's places, and the notes on their cards. */
export interface ListView {
  /** Sorts the nearest places first; undefined if that was not requested, or the position is unknown. */
  order: (<Place extends ListedPlace>(places: readonly Place[]) => readonly Place[]) | undefined;
  /** An addition to a place's card: its distance, and a button that shows it on the map. */
  note(place: ListedPlace): ReactNode;
}

interface PlaceToolsProps {
  label: string;
  places: readonly ListedPlace[];
  /** Whether the list has more places than these. */
  isPart: boolean;
  /** Whether followed links are counted for the owners' statistics. */
  counted: boolean;
  hasMap: boolean;
  isNear: boolean;
  onView(view: ListView): void;
}

/** The map, and the result of the request for the visitor's position. */
export function PlaceTools(props: PlaceToolsProps) {
  const { label, places, isPart, counted, hasMap, isNear, onView } = props;
  const text = useText();
  const near = useNearMe(isNear);
  const [chosen, choose] = useState<string>();
  useListView(near, hasMap, choose, onView);
  useChosenCard(hasMap ? chosen : undefined);
  const located = places.filter(isLocated);
  const missing = places.length - located.length;
  return (
    <div className={hasMap ? css.beside : css.alone}>
      {isNear && <NearNotice near={near} />}
      {isPart && (
        <p>{text('These are the first {count} places of the list.', { count: places.length })}</p>
      )}
      {hasMap && (
        <>
          <div className={css.map}>
            <TownMap
              label={text('Map: {what}', { what: label })}
              places={located}
              chosen={chosen}
              onChoose={choose}
              panel={(id) => {
                const place = located.find((each) => each.id === id);
                const countedId = counted ? id : undefined;
                return place && <PanelText place={place} countedId={countedId} withLink />;
              }}
            />
          </div>
          {missing > 0 && (
            <p className={css.missing}>
              {text(
                missing === 1
                  ? '{count} place is not on the map: nobody has told us where it is.'
                  : '{count} places are not on the map: nobody has told us where they are.',
                { count: missing },
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Passes the order of the places, and the notes for their cards, to the list. */
function useListView(
  near: NearMe,
  hasMap: boolean,
  choose: (id: string) => void,
  onView: (view: ListView) => void,
) {
  const from = near.is === 'known' ? near.position : undefined;
  useEffect(() => {
    onView({
      order: from && ((places) => byDistance(places, from)),
      note: (place) => <PlaceNote place={place} from={from} onShow={hasMap ? choose : undefined} />,
    });
  }, [from, hasMap, choose, onView]);
}

/** Marks the card of the chosen place, and scrolls to it. */
function useChosenCard(chosen: string | undefined) {
  const isStill = useReducedMotion();
  useEffect(() => {
    const card = chosen && document.querySelector(`[data-listed=${JSON.stringify(chosen)}]`);
    if (!card) return;
    card.setAttribute('data-chosen', '');
    card.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
    return () => card.removeAttribute('data-chosen');
  }, [chosen, isStill]);
}
