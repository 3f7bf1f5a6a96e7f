import { LiveOak } from './live-oak';
import { Picture, type PictureProps } from './picture';

/** A bench under a live oak, with nobody on it yet. */
export function EmptyPicture(props: PictureProps) {
  return (
    <Picture {...props} width={300} height={180}>
      <path
        fill="var(--scene-hill-far)"
        d="M0 124c30-26 62-34 96-22 30-26 72-30 104-8 34-14 70-8 100 12v40H0z"
        opacity=".6"
      />
      <ellipse cx="150" cy="152" rx="142" ry="17" fill="var(--scene-grass)" />
      <ellipse cx="176" cy="154" rx="74" ry="8" fill="var(--scene-leaf)" opacity=".45" />
      <LiveOak x={186} y={152} scale={1.35} />
      <g fill="var(--scene-stone)" stroke="var(--scene-stone-line)" strokeWidth="2">
        <path d="M70 118h76v8H70zM70 104h76v7H70z" />
        <path d="M78 126h6v30h-6zM132 126h6v30h-6zM76 104v14M140 104v14" />
      </g>
      <path fill="var(--scene-brick)" d="M97 104c-3-6 0-12 6-13l4-5 1 5c4 2 5 7 2 11l7 2h-10z" />
      <circle cx="105" cy="93.500" r="1.200" fill="var(--scene-ink)" />
    </Picture>
  );
}
