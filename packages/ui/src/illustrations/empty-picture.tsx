import { Cardinal } from './cardinal';
import { LiveOak } from './live-oak';
import { Picture, type PictureProps } from './picture';

/** A bench under a live oak, with nobody on it yet. */
export function EmptyPicture(props: PictureProps) {
  return (
    <Picture {...props} width={300} height={180}>
      <path
        fill="var(--scene-hill-far)"
        d="M14 152c16-44 58-58 96-46 32-26 74-28 104-8 36-12 60 10 72 54z"
        opacity=".6"
      />
      <ellipse cx="150" cy="152" rx="142" ry="17" fill="var(--scene-grass)" />
      <ellipse cx="176" cy="154" rx="74" ry="8" fill="var(--scene-leaf)" opacity=".45" />
      <LiveOak x={186} y={152} scale={1.35} />
      <g fill="var(--scene-stone)" stroke="var(--scene-stone-line)" strokeWidth="2">
        <path d="M70 118h76v8H70zM70 104h76v7H70z" />
        <path d="M78 126h6v30h-6zM132 126h6v30h-6zM76 104v14M140 104v14" />
      </g>
      <Cardinal x={106} y={104} />
    </Picture>
  );
}
