import { Backdrop } from './backdrop';
import { LiveOak } from './live-oak';
import type { PictureProps } from './picture';
import { Plate } from './plate';
import { RanchHouse } from './ranch-house';

/** Houses on a hillside, a sign with a key in front of them. */
export function RealEstatePlate(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <path fill="var(--scene-grass-light)" d="M0 134c120-38 290-38 400-8v34H0z" />
      <RanchHouse x={172} y={112} scale={0.62} door="var(--scene-leaf-dark)" />
      <LiveOak x={238} y={112} scale={0.42} />
      <RanchHouse x={320} y={128} scale={0.85} door="var(--scene-bluebonnet)" />
      <RanchHouse x={214} y={152} scale={0.95} />
      <LiveOak x={112} y={134} scale={0.5} />
      <path fill="var(--scene-trunk)" d="M34 40h7v116h-7zM34 46h64v6H34z" />
      <path fill="none" stroke="var(--scene-ink)" strokeWidth="1.500" d="M52 52v8M90 52v8" />
      <path
        fill="var(--scene-paper)"
        stroke="var(--scene-stone-line)"
        strokeWidth="2"
        d="M44 60h54v36H44z"
      />
      <circle cx="59" cy="78" r="6.500" fill="none" stroke="var(--scene-brick)" strokeWidth="4" />
      <path fill="var(--scene-brick)" d="M65 76h25v4H65zM79 78h4v8h-4zM86 78h4v8h-4z" />
    </Plate>
  );
}
