import { Backdrop } from './backdrop';
import type { PictureProps } from './picture';
import { Plate } from './plate';
import { TownRow } from './town-row';

/** Limestone shop fronts with striped awnings, a bench and pots of flowers before them. */
export function ShoppingPlate(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <TownRow x={32} y={140} scale={1.3} />
      <path fill="var(--scene-earth)" d="M0 138h400v22H0z" />
      <path fill="var(--scene-stone)" d="M0 138h400v4H0z" />
      <path
        fill="var(--scene-trunk)"
        d="M170 128h52v4h-52zM170 119h52v4h-52zM174 119h4v25h-4zM214 119h4v25h-4z"
      />
      <path fill="var(--scene-brick)" d="M34 130h22l-3 14H37zM346 130h22l-3 14h-16z" />
      <path
        fill="var(--scene-leaf)"
        d="M32 131c0-12 8-14 13-10 6-4 14-1 13 10zM344 131c0-12 8-14 13-10 6-4 14-1 13 10z"
      />
      <path
        fill="var(--scene-lavender-light)"
        d="M38 124a3 3 0 1 1 6 0 3 3 0 0 1-6 0zm9-3a3 3 0 1 1 6 0 3 3 0 0 1-6 0zm303 3a3 3 0 1 1 6 0 3 3 0 0 1-6 0zm9-3a3 3 0 1 1 6 0 3 3 0 0 1-6 0z"
      />
    </Plate>
  );
}
