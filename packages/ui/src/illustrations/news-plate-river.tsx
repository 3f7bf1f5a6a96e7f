import { Backdrop } from './backdrop';
import { Cypress } from './cypress';
import { LiveOak } from './live-oak';
import type { PictureProps } from './picture';
import { Plate } from './plate';

/** The low dam in the park with water running over it, a picnic table on the bank. */
export function NewsPlateRiver(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <LiveOak x={64} y={122} scale={0.72} />
      <path fill="var(--scene-water-light)" d="M130 110c90-8 190-8 270 2v10H120z" />
      <path fill="var(--scene-stone-line)" d="M112 114h288v6H112z" />
      <path fill="var(--scene-water-light)" d="M122 120h278v20H122z" />
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M138 121v16M156 121v14M176 121v17M198 121v14M218 121v16M240 121v15M262 121v17M284 121v14M306 121v16M328 121v15M350 121v17M374 121v15"
      />
      <path fill="var(--scene-water)" d="M104 138c90-6 200-6 296 0v22H88z" />
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 11"
        d="M124 139h274"
      />
      <path fill="var(--scene-stone)" d="M0 128c60-4 100-6 128-2-6 14-20 24-34 34H0z" />
      <path fill="var(--scene-grass)" d="M0 128c50-4 80-4 108-2-12 10-30 18-54 22L0 154z" />
      <path
        fill="none"
        stroke="var(--scene-trunk)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M12 126h50M6 135h62M24 127l-8 17M50 127l8 17"
      />
      <Cypress x={236} y={116} scale={0.5} />
      <Cypress x={318} y={116} scale={0.62} />
      <Cypress x={374} y={118} scale={0.46} />
    </Plate>
  );
}
