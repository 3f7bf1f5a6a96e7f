import { Backdrop } from './backdrop';
import type { PictureProps } from './picture';
import { Plate } from './plate';

/** A two-storey limestone building on a corner, its shop windows still empty. */
export function CommercialPlate(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <path fill="var(--scene-stone-shade)" d="M24 72h72v66H24zM304 64h76v74h-76z" />
      <path fill="var(--scene-stone-line)" d="M20 68h80v7H20zM300 60h84v7h-84z" />
      <path
        fill="var(--scene-window)"
        d="M34 88h16v18H34zM66 88h16v18H66zM36 116h48v22H36zM316 80h16v18h-16zM350 80h16v18h-16zM316 112h52v26h-52z"
      />
      <path fill="var(--scene-stone)" d="M96 28h208v110H96z" />
      <path fill="var(--scene-stone-shade)" d="M262 28h42v110h-42z" />
      <path
        fill="var(--scene-stone-line)"
        d="M90 26h220v8H90zM150 14h100v12H150zM96 78h208v4H96z"
      />
      <path
        fill="var(--scene-window)"
        stroke="var(--scene-stone-line)"
        strokeWidth="2"
        d="M112 70V54a8 8 0 0 1 16 0v16zM146 70V54a8 8 0 0 1 16 0v16zM192 70V54a8 8 0 0 1 16 0v16zM238 70V54a8 8 0 0 1 16 0v16zM274 70V54a8 8 0 0 1 16 0v16z"
      />
      <path fill="var(--scene-window)" d="M108 98h66v40h-66zM226 98h66v40h-66zM184 98h32v40h-32z" />
      <path
        fill="var(--scene-trunk)"
        d="M184 96h5v42h-5zM211 96h5v42h-5zM184 94h32v5h-32zM198 99h4v39h-4z"
      />
      <path fill="var(--scene-leaf-dark)" d="M102 84h78l6 12H96zM220 84h78l6 12h-90z" />
      <path fill="var(--scene-paper)" d="M120 108h42v20h-42z" />
      <path
        fill="none"
        stroke="var(--scene-brick)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M127 115h28M127 122h18"
      />
      <path fill="var(--scene-earth)" d="M0 138h400v22H0z" />
      <path fill="var(--scene-stone)" d="M0 138h400v4H0z" />
    </Plate>
  );
}
