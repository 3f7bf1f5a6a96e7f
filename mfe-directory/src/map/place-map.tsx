import { Button } from '@town/ui/button';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../messages/use-text';
import { isLocated, type ListedPlace } from './map-place';
import css from './place-map.module.css';
import { useLatePart } from './use-late-part';

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
  const [isOpen, setIsOpen] = useState(false);
  const { part, failed } = useLatePart(loadMap, isOpen);
  if (!isLocated(place)) return null;
  return (
    <div className={css.frame} data-print="hide">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <MapPin size={18} aria-hidden />
        {text(isOpen ? 'Hide map' : 'Show map')}
      </Button>
      {failed && <p role="alert">{text('This could not be loaded. Please try again.')}</p>}
      {isOpen && (
        <div className={css.map}>
          {part && <part.OnePlaceMap place={place} countedId={countedId} />}
        </div>
      )}
    </div>
  );
}
