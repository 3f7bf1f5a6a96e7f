import type { PictureProps } from './picture';
import { Plate } from './plate';

/** The front of a new shop with a ribbon across its door. */
export function NewsPlateBusiness(props: PictureProps) {
  return (
    <Plate {...props}>
      <path fill="var(--scene-stone)" d="M0 0h400v160H0z" />
      <path
        fill="var(--scene-stone-shade)"
        d="M0 0h60v20H0zM140 0h70v20h-70zM290 0h70v20h-70zM0 60h24v22H0zM0 104h30v24H0zM372 44h28v24h-28zM366 92h34v24h-34z"
        opacity=".6"
      />
      <path fill="var(--scene-window)" d="M40 60h110v76H40zM250 60h110v76H250z" />
      <path
        fill="none"
        stroke="var(--scene-trunk)"
        strokeWidth="6"
        d="M40 60h110v76H40zM250 60h110v76H250z"
      />
      <path fill="var(--scene-brick)" d="M70 132v-22c0-8-8-10-8-18h28c0 8-8 10-8 18v22z" />
      <path fill="var(--scene-gold)" d="M98 132c-4-8-4-22 8-24 12 2 12 16 8 24z" />
      <path fill="var(--scene-lavender-light)" d="M276 132v-26h22v26zM308 132v-34h26v34z" />
      <path fill="var(--scene-paper)" d="M276 112h22v5h-22zM319 98h4v34h-4z" />
      <path fill="var(--scene-leaf-dark)" d="M168 52h64v96h-64z" />
      <path fill="var(--scene-window)" d="M178 62h44v52h-44z" />
      <path fill="none" stroke="var(--scene-ink)" strokeWidth="1.500" d="M190 82l10-10 10 10" />
      <path fill="var(--scene-paper)" d="M182 82h36v18h-36z" />
      <path
        fill="none"
        stroke="var(--scene-brick)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M189 91h22"
      />
      <circle cx="225" cy="124" r="3" fill="var(--scene-gold)" />
      <path fill="var(--scene-bluebonnet)" d="M28 26h344l12 24H16z" />
      <path
        fill="var(--scene-paper)"
        d="M62 26h36l-4 24H54zM134 26h34l-2 24h-36zM204 26h34l4 24h-38zM274 26h34l8 24h-38zM344 26h28l12 24h-32z"
      />
      <path fill="var(--scene-earth)" d="M0 146h400v14H0z" />
      <path
        fill="var(--scene-brick)"
        d="M136 118c40 6 88 6 128 0v8c-40 6-88 6-128 0zM200 122c-14-16-26-8-22 2 4 6 14 4 22-2zm0 0c14-16 26-8 22 2-4 6-14 4-22-2zM196 124l-8 20 7-2 5 5v-20l5 20 5-6 6 3-12-20z"
      />
    </Plate>
  );
}
