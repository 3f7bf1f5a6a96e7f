/** Limestone shop fronts of a square, with awnings; 260 wide, its left foot is at x and y. */
export function TownRow({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="var(--scene-stone-shade)" d="M0-74h84V0H0zM172-82h88V0h-88z" />
      <path fill="var(--scene-stone)" d="M84-92h88V0H84z" />
      <path
        fill="var(--scene-stone-line)"
        d="M-3-79h90v6H-3zM81-93h30v-6h34v6h30v6H81zM169-87h94v6h-94z"
      />
      <path
        fill="var(--scene-window)"
        d="M14-62h12v17H14zM36-62h12v17H36zM58-62h12v17H58zM98-74h14v20H98zM121-74h14v20h-14zM144-74h14v20h-14zM188-68h13v18h-13zM210-68h13v18h-13zM232-68h13v18h-13zM10-26h26V0H10zM48-26h26V0H48zM94-28h22V0H94zM122-28h14V0h-14zM142-28h22V0h-22zM182-26h28V0h-28zM222-26h28V0h-28z"
      />
      <path fill="var(--scene-brick)" d="M88-38h80l5 12H83z" />
      <path fill="var(--scene-leaf)" d="M2-37h80l4 11H-2z" />
      <path fill="var(--scene-bluebonnet)" d="M176-37h80l5 11h-90z" />
      <path
        fill="var(--scene-paper)"
        opacity=".8"
        d="M98-38h10l-2 12H94zM118-38h10v12h-10zM138-38h10l2 12h-10zM12-37h10l-2 11H8zM34-37h10v11H32zM56-37h10l2 11H56zM186-37h10l-2 11h-11zM208-37h10v11h-11zM230-37h10l3 11h-11z"
      />
    </g>
  );
}
