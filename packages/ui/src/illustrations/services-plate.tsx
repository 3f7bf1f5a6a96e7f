import { Backdrop } from './backdrop';
import { LiveOak } from './live-oak';
import type { PictureProps } from './picture';
import { Plate } from './plate';
import { Wheel } from './wheel';

/** A work truck with a ladder and a tool box on its way to somebody's house. */
export function ServicesPlate(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <LiveOak x={336} y={126} scale={0.7} />
      <path fill="var(--scene-earth)" d="M0 136h400v24H0z" />
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeWidth="3"
        strokeDasharray="22 18"
        d="M0 152h400"
      />
      <path fill="var(--scene-roof-dark)" d="M98 72h4v34h-4zM146 72h4v34h-4z" />
      <path
        fill="none"
        stroke="var(--scene-gold)"
        strokeWidth="4"
        d="M74 64h160M74 75h160M88 64v11M110 64v11M132 64v11M154 64v11M176 64v11M198 64v11M220 64v11"
      />
      <path fill="var(--scene-brick)" d="M106 88h34v18h-34z" />
      <path fill="none" stroke="var(--scene-ink)" strokeWidth="3" d="M116 88v-6h14v6" />
      <path
        fill="var(--scene-bluebonnet)"
        d="M92 104h64l14-22c2-3 5-4 8-4h36c5 0 9 3 11 8l9 20 44 4c10 1 16 7 16 16v12H88v-28c0-4 1-6 4-6z"
      />
      <path
        fill="var(--scene-window)"
        d="M166 104l11-16c1-2 3-3 5-3h12v19zM200 85h12c4 0 6 2 7 5l6 14h-25z"
      />
      <path fill="var(--scene-sun)" d="M286 114h8v9h-8z" />
      <path fill="var(--scene-paper)" d="M84 132h212v6H84z" opacity=".85" />
      <path
        fill="none"
        stroke="var(--scene-ink)"
        strokeWidth="1.500"
        d="M158 108v24M198 108v24M203 114h8"
        opacity=".5"
      />
      <Wheel x={126} y={139} />
      <Wheel x={256} y={139} />
    </Plate>
  );
}
