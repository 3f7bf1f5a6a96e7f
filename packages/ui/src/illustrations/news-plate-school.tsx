import { Backdrop } from './backdrop';
import { LiveOak } from './live-oak';
import type { PictureProps } from './picture';
import { Plate } from './plate';
import { Wheel } from './wheel';

/** A yellow bus before the school. */
export function NewsPlateSchool(props: PictureProps) {
  return (
    <Plate {...props}>
      <Backdrop />
      <path fill="var(--scene-stone)" d="M70 60h290v74H70z" />
      <path fill="var(--scene-stone-shade)" d="M270 60h90v74h-90z" />
      <path fill="var(--scene-roof)" d="M64 52h302v9H64z" />
      <path fill="var(--scene-stone)" d="M178 61V50l34-22 34 22v84h-68z" />
      <path fill="var(--scene-roof-dark)" d="M170 54l42-28 42 28-4 5-38-25-38 25z" />
      <circle
        cx="212"
        cy="54"
        r="8"
        fill="var(--scene-paper)"
        stroke="var(--scene-ink)"
        strokeWidth="2"
      />
      <path fill="none" stroke="var(--scene-ink)" strokeWidth="1.500" d="M212 49v5h4" />
      <path
        fill="var(--scene-window)"
        d="M86 74h18v22H86zM116 74h18v22h-18zM146 74h18v22h-18zM262 74h18v22h-18zM294 74h18v22h-18zM326 74h18v22h-18zM198 84h28v40h-28z"
      />
      <LiveOak x={42} y={134} scale={0.6} />
      <path fill="var(--scene-earth)" d="M0 138h400v22H0z" />
      <path
        fill="var(--scene-gold)"
        d="M92 84h128c6 0 10 4 10 10v12l20 2c8 1 12 5 12 12v22H84V92c0-5 3-8 8-8z"
      />
      <path
        fill="var(--scene-window)"
        d="M94 92h18v14H94zM118 92h18v14h-18zM142 92h18v14h-18zM166 92h18v14h-18zM190 92h14v14h-14zM210 92h14v16h-14z"
      />
      <path fill="var(--scene-ink)" d="M84 116h146v3H84zM84 128h178v3H84zM84 138h182v5H84z" />
      <path fill="var(--scene-brick)" d="M226 112h10v10h-10z" />
      <path fill="var(--scene-sun)" d="M254 116h8v8h-8z" />
      <Wheel x={118} y={142} radius={13} />
      <Wheel x={236} y={142} radius={13} />
    </Plate>
  );
}
