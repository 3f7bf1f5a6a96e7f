import { Backdrop } from './backdrop';
import { LiveOak } from './live-oak';
import type { PictureProps } from './picture';
import { Plate } from './plate';

/** A white limestone church with a steeple between two live oaks. */
export function ChurchesPlate(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <path fill="var(--scene-grass-light)" d="M10 160c50-34 330-34 380 0z" />
      <path fill="var(--scene-stone-shade)" d="M216 82h92v56h-92z" />
      <path fill="var(--scene-roof)" d="M192 84l20-24h88l16 24z" />
      <path
        fill="var(--scene-lavender)"
        stroke="var(--scene-stone-line)"
        strokeWidth="2"
        d="M246 124v-20a6 6 0 0 1 12 0v20zM276 124v-20a6 6 0 0 1 12 0v20z"
      />
      <path fill="var(--scene-stone)" d="M142 138V84l48-30 48 30v54z" />
      <path fill="var(--scene-roof-dark)" d="M136 88l54-35 54 35-4 6-50-32-50 32z" />
      <path fill="var(--scene-stone)" d="M174 46h32v60h-32z" />
      <path fill="var(--scene-stone-shade)" d="M196 46h10v60h-10zM170 44h40v5h-40z" />
      <path fill="var(--scene-roof)" d="M170 44l20-36 20 36z" />
      <path fill="var(--scene-roof-dark)" d="M190 8l20 36h-12z" />
      <path fill="var(--scene-gold)" d="M189 0h2v10h-2zM186 3h8v2h-8z" />
      <path fill="var(--scene-window)" d="M184 74V62a6 6 0 0 1 12 0v12z" />
      <path
        fill="var(--scene-lavender)"
        stroke="var(--scene-stone-line)"
        strokeWidth="2"
        d="M154 124v-18a6 6 0 0 1 12 0v18zM214 124v-18a6 6 0 0 1 12 0v18z"
      />
      <path
        fill="var(--scene-brick)"
        stroke="var(--scene-stone-line)"
        strokeWidth="2.500"
        d="M178 138v-22a12 12 0 0 1 24 0v22z"
      />
      <path fill="var(--scene-earth)" d="M176 138h28l18 22h-64z" />
      <LiveOak x={86} y={140} scale={0.78} />
      <LiveOak x={346} y={140} scale={0.7} />
    </Plate>
  );
}
