import type { MapPoint, MapView, Position } from '@town/slice-kit/map-engine';
import { classNames } from '@town/ui/class-names';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { MapFrame } from './map-frame';
import markers from './marker-layer.module.css';
import { MarkerPin } from './marker-pin';

interface PositionPickerProps {
  /** The map's accessible name. */
  label: string;
  /** The marker's accessible name, which says how to move it. */
  markerLabel: string;
  /** Where the marker is; without one, a press of the map sets it. */
  position: Position | undefined;
  /** Called with a new position, rounded to about a metre. */
  onPick(position: Position): void;
}

/** What an arrow key moves the marker by, in CSS pixels, and with the Shift key. */
const step = 8;
const smallStep = 1;

const arrows: Record<string, MapPoint> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const round = (degrees: number) => Number(degrees.toFixed(5));

/** A map with one marker, which is set by a press, dragged, or moved by the arrow keys. */
export function PositionPicker({ label, markerLabel, position, onPick }: PositionPickerProps) {
  // The map shows the marker's first position, and does not follow the marker.
  const [first] = useState(position ? [position] : []);
  const pick = ({ latitude, longitude }: Position) =>
    onPick({ latitude: round(latitude), longitude: round(longitude) });
  return (
    <MapFrame label={label} positions={first} onPress={pick}>
      {(view) =>
        position && (
          <MovableMarker view={view} label={markerLabel} position={position} onPick={pick} />
        )
      }
    </MapFrame>
  );
}

interface MovableMarkerProps {
  view: MapView;
  label: string;
  position: Position;
  onPick(position: Position): void;
}

function MovableMarker({ view, label, position, onPick }: MovableMarkerProps) {
  const point = view.pointOf(position);
  const moveTo = (x: number, y: number) => onPick(view.positionAt({ x, y }));
  // Where the pointer was when it last moved the marker.
  const grip = useRef<MapPoint>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const by = event.shiftKey ? smallStep : step;
    moveTo(point.x + arrow.x * by, point.y + arrow.y * by);
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - point.x, y: event.clientY - point.y };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (grip.current) moveTo(clientX - grip.current.x, clientY - grip.current.y);
  };
  return (
    <div className={markers.layer}>
      <div
        className={classNames(markers.place, markers.chosen)}
        style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      >
        <button
          type="button"
          className={classNames(markers.marker, markers.movable)}
          aria-label={label}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            grip.current = undefined;
          }}
        >
          <MarkerPin />
        </button>
      </div>
    </div>
  );
}
