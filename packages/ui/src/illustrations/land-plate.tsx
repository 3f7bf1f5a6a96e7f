import { Backdrop } from './backdrop';
import { LiveOak } from './live-oak';
import type { PictureProps } from './picture';
import { Plate } from './plate';

/** Open land behind a ranch gate, with a windmill over a water tank. */
export function LandPlate(props: PictureProps) {
  const blades = [0, 45, 90, 135, 180, 225, 270, 315];
  return (
    <Plate {...props}>
      <Backdrop />
      <path fill="var(--scene-grass-light)" d="M0 132c120-16 260-12 400 4v24H0z" />
      <LiveOak x={318} y={130} scale={0.85} />
      <LiveOak x={44} y={126} scale={0.4} />
      <path
        fill="none"
        stroke="var(--scene-roof-dark)"
        strokeWidth="2.500"
        d="M112 136l16-92 16 92M116 114h24M119 94h18M123 74h10M116 114l21-20M140 114l-21-20"
      />
      <path fill="var(--scene-roof)" d="M128 42h26l8-8v18l-8-8h-26z" />
      <g transform="translate(128 43)">
        {blades.map((angle) => (
          <path
            key={angle}
            fill="var(--scene-stone)"
            stroke="var(--scene-roof-dark)"
            d="M-3-6l-4-18h14L3-6z"
            transform={`rotate(${angle})`}
          />
        ))}
        <circle r="4" fill="var(--scene-brick)" />
      </g>
      <path fill="var(--scene-stone-shade)" d="M158 122h54v16h-54z" />
      <ellipse cx="185" cy="122" rx="27" ry="4" fill="var(--scene-water)" />
      <path
        fill="none"
        stroke="var(--scene-trunk)"
        strokeWidth="4"
        d="M8 132v28M58 132v28M108 134v26M292 134v26M342 132v28M392 132v28"
      />
      <path
        fill="none"
        stroke="var(--scene-trunk)"
        strokeWidth="1.200"
        d="M0 138h160M0 146h160M240 138h160M240 146h160"
      />
      <path
        fill="none"
        stroke="var(--scene-stone)"
        strokeWidth="3.500"
        d="M160 134v26M240 134v26M160 138h80M160 147h80M160 156h80M160 156l80-18"
      />
    </Plate>
  );
}
