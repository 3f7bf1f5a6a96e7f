import { Backdrop } from './backdrop';
import { Cypress } from './cypress';
import type { PictureProps } from './picture';
import { Plate } from './plate';

/** Two people in a canoe on the river, cypresses along it. */
export function NewsPlateTourism(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <path fill="var(--scene-stone)" d="M0 116c120-10 280-10 400 0v44H0z" />
      <path fill="var(--scene-water)" d="M0 122c120-10 280-10 400 0v38H0z" />
      <path
        fill="var(--scene-water-light)"
        d="M20 134c40-5 70-5 110 0-40 5-70 5-110 0zm240-2c40-5 70-5 110 0-40 5-70 5-110 0zM90 152c30-4 70-4 100 0-30 4-70 4-100 0z"
      />
      <Cypress x={44} y={124} scale={0.68} />
      <Cypress x={100} y={120} scale={0.48} />
      <Cypress x={352} y={124} scale={0.72} />
      <path fill="var(--scene-lavender)" d="M180 118c0-10 4-14 9-14s9 4 9 14v10h-18z" />
      <path fill="var(--scene-leaf-dark)" d="M222 118c0-10 4-14 9-14s9 4 9 14v10h-18z" />
      <circle cx="189" cy="97" r="6.500" fill="var(--scene-earth)" />
      <circle cx="231" cy="97" r="6.500" fill="var(--scene-earth)" />
      <path
        fill="var(--scene-gold)"
        d="M179 95c2-3 4-7 10-7s8 4 10 7zM221 95c2-3 4-7 10-7s8 4 10 7z"
      />
      <path
        fill="none"
        stroke="var(--scene-trunk)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M246 100l-22 40M196 106l22 36"
      />
      <path fill="var(--scene-trunk)" d="M220 138l7 3-4 9-7-4zM214 139l7-2 4 9-7 3z" />
      <path
        fill="var(--scene-brick)"
        d="M142 118c14 6 120 6 134 0-2 16-12 24-26 24h-82c-14 0-24-8-26-24z"
      />
      <path fill="var(--scene-paper)" d="M150 128c30 4 88 4 118 0l-2 4c-28 4-86 4-114 0z" />
      <path fill="var(--scene-water)" d="M150 141h118v6H150z" opacity=".6" />
    </Plate>
  );
}
