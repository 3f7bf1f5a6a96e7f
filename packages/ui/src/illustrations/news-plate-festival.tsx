import { Backdrop } from './backdrop';
import type { PictureProps } from './picture';
import { Plate } from './plate';

/** Market tents under strings of lights, a guitar and lavender before them. */
export function NewsPlateFestival(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <path
        fill="none"
        stroke="var(--scene-ink)"
        strokeWidth="1.500"
        d="M0 14q70 40 134 4 66 44 132 0 70 36 134-6"
      />
      <path
        fill="none"
        stroke="var(--scene-gold)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray=".1 21"
        d="M0 18q70 40 134 4 66 44 132 0 70 36 134-6"
      />
      {[40, 232].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path fill="var(--scene-trunk)" d="M4 84h4v60H4zM120 84h4v60h-4z" />
          <path fill="var(--scene-stone)" d="M8 90h112v26H8z" opacity=".5" />
          <path fill="var(--scene-paper)" d="M64 44l66 42H-2z" />
          <path
            fill={x === 40 ? 'var(--scene-brick)' : 'var(--scene-bluebonnet)'}
            d="M64 44l-36 42H-2zM64 44l-8 42h24zM64 44l36 42h30z"
          />
          <path
            fill="var(--scene-paper)"
            d="M-2 86h132l-3 9-12 4-13-4-13 4-13-4-12 4-12-4-13 4-13-4-13 4-10-4z"
          />
          <path fill="var(--scene-trunk)" d="M12 116h104v28H12z" />
          <path
            fill="var(--scene-lavender)"
            d="M20 116c0-9 4-12 8-12s8 3 8 12zM42 116c0-9 4-12 8-12s8 3 8 12zM64 116c0-9 4-12 8-12s8 3 8 12zM86 116c0-9 4-12 8-12s8 3 8 12z"
          />
        </g>
      ))}
      <g transform="translate(199 96) rotate(12)">
        <path fill="var(--scene-trunk)" d="M-2.500-44h5v50h-5zM-4-54h8v11h-8z" />
        <path
          fill="var(--scene-gold)"
          d="M0-2c9 0 13 6 10 14 8 6 8 28-10 28s-18-22-10-28C-13 4-9-2 0-2z"
        />
        <circle cy="16" r="5" fill="var(--scene-ink)" />
      </g>
      <g fill="none" strokeLinecap="round" strokeDasharray=".1 13">
        <path stroke="var(--scene-leaf)" strokeWidth="15" d="M0 160h400" />
        <path stroke="var(--scene-lavender)" strokeWidth="14" d="M5 152h395" />
        <path stroke="var(--scene-lavender-light)" strokeWidth="5" d="M5 149h395" />
      </g>
    </Plate>
  );
}
