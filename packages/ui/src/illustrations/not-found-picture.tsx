import { Cardinal } from './cardinal';
import { Cloud } from './cloud';
import { LiveOak } from './live-oak';
import { Picture, type PictureProps } from './picture';

/** A signpost whose arms point every way, beside a road that ends in the grass. */
export function NotFoundPicture(props: PictureProps) {
  return (
    <Picture {...props} width={300} height={180}>
      <Cloud x={24} y={44} scale={0.6} />
      <path
        fill="var(--scene-hill-far)"
        d="M14 152c14-46 52-62 90-50 36-26 82-26 112-4 34-10 60 12 70 54z"
        opacity=".7"
      />
      <path
        fill="var(--scene-grass)"
        d="M6 150c40-18 100-24 150-22 60-2 110 8 138 24-30 18-90 24-150 24S30 170 6 150z"
      />
      <path
        fill="var(--scene-earth)"
        d="M92 174c16-16 34-22 44-30 6-5 4-9 0-13h16c8 6 8 12-2 20-10 7-12 14-10 24z"
      />
      <LiveOak x={244} y={146} scale={0.62} />
      <path fill="var(--scene-trunk)" d="M158 36h8v122h-8z" />
      <path
        fill="var(--scene-stone)"
        stroke="var(--scene-stone-line)"
        strokeWidth="2"
        d="M112 46h66v20h-66l-12-10zM150 74h72l12 10-12 10h-72zM118 102h54v18h-54l-10-9z"
      />
      <path
        fill="none"
        stroke="var(--scene-stone-line)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M122 56h40M162 84h46M126 111h32"
      />
      <path fill="var(--scene-leaf)" d="M150 160c2-8 5-10 7-4 1-9 5-10 6-1 3-6 7-4 9 5z" />
      <Cardinal x={163} y={36} />
    </Picture>
  );
}
