import type { Position } from '@town/slice-kit/map-engine';
import { milesText } from '@town/town-map/distance';
import { useText } from '../messages/use-text';
import { isLocated, type ListedPlace } from './map-place';
import css from './place-note.module.css';
import { distanceOf } from './use-near-me';

interface PlaceNoteProps {
  place: ListedPlace;
  /** Where the visitor is, if they have asked for distances. */
  from: Position | undefined;
  /** Shows the place on the map, where the map is open. */
  onShow: ((id: string) => void) | undefined;
}

/** How far a place is, and a button that shows it on the map. */
export function PlaceNote({ place, from, onShow }: PlaceNoteProps) {
  const text = useText();
  const metres = from && distanceOf(place, from);
  if (!isLocated(place) || (metres === undefined && !onShow)) return null;
  return (
    <p className={css.note}>
      {metres !== undefined && <strong>{milesText(metres)}</strong>}
      {onShow && (
        <button type="button" className={css.show} onClick={() => onShow(place.id)}>
          {text('Show on map')}
          <span className="visually-hidden">: {place.name}</span>
        </button>
      )}
    </p>
  );
}
