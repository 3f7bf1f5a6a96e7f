interface PlacedProps {
  x: number;
  y: number;
  scale?: number;
}

/** A live oak, wider than tall; its foot is at x and y, and it is about 150 wide. */
export function LiveOak({ x, y, scale = 1 }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        fill="var(--scene-trunk)"
        d="M-9 0c4-10 4-22-3-34l-26-22 5-5 28 17 1-20h7l3 20 22-21 6 5-20 27c-6 11-5 22 1 33z"
      />
      <path
        fill="var(--scene-leaf)"
        d="M-74-50c-6-14 4-27 19-26 3-17 26-24 41-13 12-15 40-13 47 3 17-4 32 6 30 20 12 5 12 20 0 25-9 9-26 7-34 0-8 7-21 6-27-1-10 9-27 9-35 2-13 7-34 5-41-10z"
      />
      <path
        fill="var(--scene-leaf-dark)"
        d="M-66-42c10 5 20 4 28-1 9 7 24 6 33-2 8 6 20 6 29 0 9 6 24 7 36 0-9 9-23 8-31 1-8 7-21 6-27-1-10 9-27 9-35 2-11 6-26 6-33 1z"
      />
      <path
        fill="var(--scene-leaf-light)"
        d="M-54-68c4-10 18-14 28-6-8 2-18 2-28 6zm38-14c8-12 28-12 36-2-12-2-24-2-36 2zm50 8c10-6 24-2 26 8-8-4-16-6-26-8z"
      />
    </g>
  );
}
