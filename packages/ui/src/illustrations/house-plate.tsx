import { Backdrop } from './backdrop';
import { LiveOak } from './live-oak';
import type { PictureProps } from './picture';
import { Plate } from './plate';
import { RanchHouse } from './ranch-house';

/** A limestone house with a porch under a live oak. */
export function HousePlate(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <LiveOak x={300} y={132} scale={1.05} />
      <path fill="var(--scene-grass-light)" d="M0 142c110-16 290-16 400 0v18H0z" />
      <RanchHouse x={188} y={140} scale={1.45} />
      <path fill="var(--scene-earth)" d="M206 145h24l22 15h-60z" />
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeWidth="4"
        d="M0 138h84M0 147h84M12 131v24M36 131v24M60 131v24M82 131v24M322 138h78M322 147h78M324 131v24M348 131v24M372 131v24M396 131v24"
      />
    </Plate>
  );
}
