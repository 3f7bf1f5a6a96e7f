import type { PictureProps } from './picture';
import { Plate } from './plate';

/** The council's bench with its chairs and microphones under a star. */
export function NewsPlateCouncil(props: PictureProps) {
  const seats = [110, 170, 230, 290];
  return (
    <Plate {...props}>
      <path fill="var(--scene-stone)" d="M0 0h400v160H0z" />
      <path fill="var(--scene-stone-shade)" d="M0 70h400v60H0zM0 0h400v8H0z" />
      <path
        fill="none"
        stroke="var(--scene-stone-line)"
        d="M66 70v60M132 70v60M200 70v60M268 70v60M334 70v60"
      />
      <circle
        cx="200"
        cy="40"
        r="27"
        fill="var(--scene-paper)"
        stroke="var(--scene-gold)"
        strokeWidth="4"
      />
      <path
        fill="var(--scene-bluebonnet)"
        d="M200 19l5.300 14.200 15.200.600-11.900 9.500 4.100 14.600L200 49.500l-12.700 8.400 4.100-14.600-11.900-9.500 15.200-.6z"
      />
      <path fill="var(--scene-trunk)" d="M43 20h3v118h-3zM354 20h3v118h-3z" />
      <path fill="var(--scene-bluebonnet)" d="M46 24h12v60l-12 8z" />
      <path fill="var(--scene-paper)" d="M58 24c8 2 12 8 12 16v38l-12 6z" />
      <path fill="var(--scene-brick)" d="M58 54c8 2 12 6 12 10v18l-12 6z" />
      <path fill="var(--scene-leaf)" d="M354 24h-14c-8 2-12 8-12 16v40l26 12z" />
      <path fill="var(--scene-gold)" d="M337 50h10v10h-10z" />
      {seats.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path fill="var(--scene-roof-dark)" d="M-15 112V84c0-8 6-12 15-12s15 4 15 12v28z" />
          <path fill="none" stroke="var(--scene-ink)" strokeWidth="2" d="M0 112c0-8 2-10 8-12" />
          <circle cx="9" cy="99" r="3" fill="var(--scene-ink)" />
        </g>
      ))}
      <path fill="var(--scene-earth)" d="M64 110h272v7H64z" />
      <path fill="var(--scene-trunk)" d="M72 117h256v43H72z" />
      <path
        fill="none"
        stroke="var(--scene-earth)"
        strokeWidth="2"
        opacity=".6"
        d="M84 126h52v26H84zM148 126h104v26H148zM264 126h52v26h-52z"
      />
      <path fill="var(--scene-gold)" d="M188 134h24v10h-24z" />
    </Plate>
  );
}
