interface PlacedProps {
  x: number;
  y: number;
  scale?: number;
}

/** A bald cypress at the water, with knees; its foot is at x and y, and it is about 170 tall. */
export function Cypress({ x, y, scale = 1 }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        fill="var(--scene-trunk)"
        d="M-17 2c8-8 11-20 12-40l2-100h6l2 100c1 20 4 32 12 40l-8-2-4 4-5-4-5 4-4-4zM-33 3c1-8 2-13 5-13s4 5 5 13zM20 4c1-10 3-16 6-16s5 6 6 16zM35 4c1-5 2-8 4-8s3 3 4 8z"
      />
      <path
        fill="var(--scene-leaf)"
        d="M0-176c7 8 12 18 10 27 10 3 13 14 7 21 12 5 14 18 5 25 12 7 13 21 3 27 6 11-3 22-14 20-8 7-15 7-22 1-12 2-20-9-14-20-10-7-9-21 2-27-9-8-6-21 5-25-6-8-2-18 7-21-2-9 4-20 11-28z"
      />
      <path
        fill="var(--scene-leaf-light)"
        d="M-1-160c-6 8-8 14-6 20 4-2 8-8 6-20zm-13 42c6-2 14-2 20 2-6 4-15 4-20-2zm-8 44c8-4 18-2 24 4-8 4-19 3-24-4zm22-20c6-4 14-4 19 0-6 3-13 4-19 0z"
      />
      <path
        fill="var(--scene-leaf-dark)"
        d="M25-76c6 11-3 22-14 20-8 7-15 7-22 1 16 1 28-7 36-21zM22-103c-3 8-10 12-17 13 9 1 16-1 20-6zM17-128c-3 6-8 9-13 10 7 1 12 0 16-3z"
      />
    </g>
  );
}
