import type { MapPoint, MapView, Position } from '@town/slice-kit/map-engine';
import { classNames } from '@town/ui/class-names';
import { useEffect, useRef } from 'react';
import { type LabelBox, withRoom } from './label-room';
import css from './marker-layer.module.css';
import { MarkerPin } from './marker-pin';
import { useText } from './messages/use-text';

/** A place that has a marker. */
export interface MapPlace extends Position {
  id: string;
  name: string;
}

interface MarkerLayerProps {
  view: MapView;
  /** In the order of the list beside the map, which is the order of the Tab key. */
  places: readonly MapPlace[];
  chosen: string | undefined;
  onChoose(id: string): void;
}

/** Sizes in CSS pixels. A pin stands above its point; a name is beside the pin. */
const pin = { width: 28, height: 36 };
const letterWidth = 7.4;
const labelHeight = 20;
/** The height of a place's panel, which covers the lower edge of the map. */
const panelHeight = 180;
/** The area at the upper right corner of the map that the zoom buttons cover. */
const zoomBox = { left: -56, top: 10, width: 46, height: 88 };

/**
 * Buttons at the places' points. Names are shown where there is room, and all are read out.
 * When a place outside of the view gets the focus or is chosen, the map moves to it.
 */
export function MarkerLayer({ view, places, chosen, onChoose }: MarkerLayerProps) {
  const text = useText();
  const points = places.map((place) => view.pointOf(place));
  const pins = points.map(({ x, y }) => ({ left: x - 14, top: y - pin.height, ...pin }));
  const layer = useRef<HTMLUListElement>(null);
  const width = layer.current?.clientWidth || Number.MAX_VALUE;
  const labels = places.map(({ name }, index) => labelBox(name, pins[index], width));
  const shown = withRoom(labels, [...pins, { ...zoomBox, left: width + zoomBox.left }]);
  const bringIntoView = (id: string | undefined, covered = 0) => {
    const place = places.find((each) => each.id === id);
    const box = layer.current;
    if (place && box && !isWithin(view.pointOf(place), box, covered)) view.show([place]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another place is chosen
  useEffect(() => bringIntoView(chosen, panelHeight), [chosen]);
  return (
    <ul ref={layer} className={css.layer} aria-label={text('Places on the map')}>
      {places.map(({ id, name }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 };
        const isBefore = (labels[index]?.left ?? x) < x;
        return (
          <li
            key={id}
            className={classNames(css.place, id === chosen && css.chosen)}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <button
              type="button"
              data-place={id}
              className={classNames(css.marker, isBefore && css.before)}
              aria-label={name}
              aria-haspopup="dialog"
              aria-expanded={id === chosen}
              onFocus={() => bringIntoView(id)}
              onClick={() => onChoose(id)}
            >
              <MarkerPin />
              <span className={classNames(css.name, !shown[index] && css.crowded)}>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a point is in the view, above a part at the lower edge that something else covers. */
function isWithin({ x, y }: MapPoint, box: HTMLElement, covered: number): boolean {
  return x >= 0 && y >= 0 && x <= box.clientWidth && y <= box.clientHeight - covered;
}

/** A name stands after its marker, and before it where it would leave the map. */
function labelBox(name: string, marker: LabelBox | undefined, mapWidth: number): LabelBox {
  const { left, top } = marker ?? { left: 0, top: 0 };
  const width = name.length * letterWidth;
  const after = left + pin.width;
  const isAfter = after + width <= mapWidth;
  return { left: isAfter ? after : left - width, top: top + 4, width, height: labelHeight };
}
