interface RanchHouseProps {
  x: number;
  y: number;
  scale?: number;
  /** The colour of its door. */
  door?: string;
}

/** A low limestone house with a porch and a metal roof; its foot is at x and y, 130 wide. */
export function RanchHouse({ x, y, scale = 1, door = 'var(--scene-brick)' }: RanchHouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="var(--scene-stone-line)" d="M-38-78h14v30h-14z" />
      <path fill="var(--scene-stone)" d="M-56-38H56V0H-56z" />
      <path fill="var(--scene-stone-shade)" d="M6-38h50V0H6z" />
      <path fill="var(--scene-roof)" d="M-66-36l20-32h92l20 32z" />
      <path
        fill="none"
        stroke="var(--scene-roof-dark)"
        strokeWidth="1.200"
        d="M-40-67l-11 30M-20-67l-6 30M0-67v30M20-67l6 30M40-67l11 30"
      />
      <path fill="var(--scene-roof-dark)" d="M-4-40h68l6 8H-8z" />
      <path
        fill="var(--scene-window)"
        stroke="var(--scene-paper)"
        strokeWidth="2"
        d="M-46-28h14v16h-14zM-24-28h14v16h-14zM36-28h12v16H36z"
      />
      <path fill={door} d="M14-28h13V0H14z" />
      <path fill="var(--scene-trunk)" d="M-3-33h3V0h-3zM30-33h3V0h-3zM61-33h3V0h-3z" />
      <path fill="var(--scene-stone-line)" d="M-8-2h76v5H-8z" />
      <path fill="var(--scene-leaf)" d="M-58 1c0-10 8-12 12-7 4-5 10-4 12 1 4-4 10-2 10 6z" />
    </g>
  );
}
