import { type LibraryPicture, pictureAddress } from '@town/slice-kit/library-picture';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import css from './focal-point.module.css';

export interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  picture: LibraryPicture;
  /** In percent from the left and the top. */
  point: Point;
  locked: boolean;
  onChange(point: Point): void;
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

const inside = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** The picture with the point that stays visible where it is cropped: a click or the arrow keys move it. */
export function FocalPoint({ picture, point, locked, onChange }: FocalPointProps) {
  const frame = useRef<HTMLButtonElement>(null);

  function place({ clientX, clientY, detail }: MouseEvent) {
    const box = frame.current?.getBoundingClientRect();
    // Enter and Space click as well, without a place.
    if (!box?.width || detail === 0) return;
    onChange({
      x: inside(((clientX - box.left) / box.width) * 100),
      y: inside(((clientY - box.top) / box.height) * 100),
    });
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: inside(point.x + step.x), y: inside(point.y + step.y) });
  }

  return (
    <>
      <button
        ref={frame}
        type="button"
        disabled={locked}
        className={css.frame}
        aria-label="Focal point: move it with the arrow keys"
        aria-describedby="focal-point-place"
        onClick={place}
        onKeyDown={move}
      >
        <img
          src={pictureAddress(picture)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          className={css.image}
        />
        <span
          aria-hidden
          className={css.point}
          style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        />
      </button>
      <p id="focal-point-place" className={css.place} aria-live="polite">
        {`Stays visible where the picture is cropped: ${Math.round(point.x)} % from the left, ${Math.round(point.y)} % from the top`}
      </p>
    </>
  );
}
