/** A low flat-bottomed cloud; its left end is at x and y. */
export function Cloud({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="var(--scene-cloud)"
      d="M0 0c2-12 16-15 23-9C29-24 54-26 62-12c10-8 27-4 29 5 10-2 18 2 19 7z"
    />
  );
}
