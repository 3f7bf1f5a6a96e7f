import { Mug } from './mug';
import type { PictureProps } from './picture';
import { Plate } from './plate';

/** Coffee and pie on the counter of a cafe, the hills outside its window. */
export function DiningPlate(props: PictureProps) {
  return (
    <Plate {...props}>
      <path fill="var(--scene-stone)" d="M0 0h400v160H0z" />
      <path fill="var(--scene-stone-shade)" d="M0 92h400v20H0z" />
      <path fill="var(--scene-stone-line)" d="M22 10h136v84H22z" />
      <path fill="var(--scene-sky)" d="M28 16h124v72H28z" />
      <path fill="var(--scene-hill-far)" d="M28 62c24-18 48-20 70-8 20-10 38-10 54-2v36H28z" />
      <path fill="var(--scene-hill-mid)" d="M28 76c40-14 84-14 124-2v14H28z" />
      <path fill="var(--scene-stone-line)" d="M88 16h4v72h-4z" />
      <path
        fill="var(--scene-brick)"
        d="M24 14h132v12l-11 6-11-6-11 6-11-6-11 6-11-6-11 6-11-6-11 6-11-6-11 6-11-6z"
      />
      <path fill="var(--scene-roof-dark)" d="M186 18h96v62h-96z" />
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M198 32h44M198 46h26M198 57h32M198 68h22M260 46h10M260 57h10M260 68h10"
      />
      <path fill="var(--scene-ink)" d="M329 0h2v30h-2z" />
      <path fill="var(--scene-gold)" d="M312 46c0-10 8-17 18-17s18 7 18 17z" />
      <path fill="var(--scene-sun)" d="M322 46h16a8 8 0 0 1-16 0z" />
      <path fill="var(--scene-trunk)" d="M0 118h400v42H0z" />
      <path fill="var(--scene-earth)" d="M0 110h400v10H0z" />
      <Mug x={196} y={110} />
      <path fill="var(--scene-brick)" d="M120 110V84l5-8V66h8v10l5 8v26z" />
      <path fill="var(--scene-paper)" d="M120 90h18v12h-18z" />
      <path fill="var(--scene-paper)" d="M246 104h104l-10 7h-84z" />
      <path fill="var(--scene-lavender)" d="M268 92h66v10h-66z" />
      <path fill="var(--scene-gold)" d="M264 92l62-14c6-1 10 4 10 9v5zM264 101h72v4h-72z" />
      <path fill="var(--scene-paper)" d="M296 80c2-9 22-11 24-4 6 0 6 6 0 7-10 1-24 2-24-3z" />
    </Plate>
  );
}
