import { Courthouse } from './courthouse';
import { Mug } from './mug';
import type { PictureProps } from './picture';
import { Plate } from './plate';

/** The newspaper on a porch table beside a mug. */
export function NewsPlateGeneral(props: PictureProps) {
  return (
    <Plate {...props}>
      <path fill="var(--scene-sky)" d="M0 0h400v160H0z" />
      <path fill="var(--scene-hill-far)" d="M0 72c60-30 130-34 200-14 70-22 140-16 200 10v92H0z" />
      <path fill="var(--scene-hill-mid)" d="M0 96c130-24 270-24 400 0v64H0z" />
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeWidth="5"
        d="M0 74h400M20 74v50M60 74v50M100 74v50M140 74v50M180 74v50M220 74v50M260 74v50M300 74v50M340 74v50M380 74v50"
      />
      <path fill="var(--scene-trunk)" d="M0 118h400v42H0z" />
      <path fill="var(--scene-earth)" d="M0 112h400v8H0z" />
      <g transform="rotate(-4 180 90)">
        <path fill="var(--scene-stone-shade)" d="M96 30h176v112H96z" />
        <path fill="var(--scene-paper)" d="M90 24h176v112H90z" />
        <path fill="var(--scene-ink)" d="M102 34h152v13H102z" />
        <path fill="var(--scene-sky)" d="M102 56h74v68h-74z" />
        <path fill="var(--scene-grass)" d="M102 112h74v12h-74z" />
        <Courthouse x={139} y={114} scale={0.24} />
        <path
          fill="none"
          stroke="var(--scene-stone-line)"
          strokeWidth="3"
          d="M186 59h68M186 68h68M186 77h50M186 90h68M186 99h68M186 108h68M186 117h38"
        />
      </g>
      <Mug x={322} y={120} />
    </Plate>
  );
}
