/** A red cardinal looking left; it stands on x and y. */
export function Cardinal({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="none" stroke="var(--scene-trunk)" strokeWidth="1.500" d="M-2-4v5M3-4v5" />
      <path
        fill="var(--scene-brick)"
        d="M0-2c-8 0-13-5-12-12 0-4 2-7 5-8l1-8 6 7c6 2 9 7 10 11l12 7-3 3-11-3c-2 2-5 3-8 3z"
      />
      <path fill="var(--scene-ink)" d="M-12-15c3-2 5 0 5 2s-2 4-5 3z" />
      <path fill="var(--scene-gold)" d="M-11-15l-7 3 7 2z" />
      <circle cx="-4.500" cy="-17" r="1.200" fill="var(--scene-ink)" />
      <path fill="var(--scene-ink)" opacity=".25" d="M0-14c6 0 10 4 11 8-6 1-11-2-11-8z" />
    </g>
  );
}
