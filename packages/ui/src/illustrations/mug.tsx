/** A steaming mug; the middle of its foot is at x and y. */
export function Mug({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="none" stroke="var(--scene-brick)" strokeWidth="5" d="M12-24h6c8 0 8 15 0 15h-6" />
      <path fill="var(--scene-brick)" d="M-16-30h30v22a8 8 0 0 1-8 8H-8a8 8 0 0 1-8-8z" />
      <path fill="var(--scene-paper)" d="M-16-22h30v4h-30z" opacity=".7" />
      <path
        fill="none"
        stroke="var(--scene-stone-line)"
        strokeWidth="2.500"
        strokeLinecap="round"
        d="M-7-36c-4-5 4-8 0-14M5-36c-4-5 4-8 0-14"
      />
    </g>
  );
}
