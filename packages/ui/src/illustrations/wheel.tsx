/** A wheel with its middle at x and y. */
export function Wheel({ x, y, radius = 15 }: { x: number; y: number; radius?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="var(--scene-ink)" />
      <circle cx={x} cy={y} r={radius * 0.45} fill="var(--scene-stone-shade)" />
    </>
  );
}
