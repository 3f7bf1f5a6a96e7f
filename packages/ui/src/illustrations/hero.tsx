import { Cloud } from './cloud';
import { Courthouse } from './courthouse';
import { Cypress } from './cypress';
import { LiveOak } from './live-oak';
import { Picture, type PictureProps } from './picture';
import { TownRow } from './town-row';

/** Rows of lavender up a slope: each a line of round shrubs, larger the nearer it is. */
const lavenderRows = [
  ['M60 452c120-14 260-14 400 4', 9],
  ['M10 472c150-16 320-14 490 6', 12],
  ['M-20 497c170-18 360-14 540 6', 15],
  ['M-20 528c180-18 380-12 560 8', 19],
  ['M-20 566c190-18 380-10 540 10', 24],
  ['M-20 612c180-16 340-10 470 8', 29],
] as const;

/**
 * The town between its hills and its river. It fills the box it is given and keeps the courthouse
 * in the middle; the upper third is sky, calm enough for words.
 */
export function Hero(props: PictureProps) {
  return (
    <Picture {...props} width={1600} height={640} slice>
      <path fill="var(--scene-sky)" d="M0 0h1600v640H0z" />
      <path fill="var(--scene-sky-low)" d="M0 262q800-90 1600 0v200H0z" />
      <circle cx="1068" cy="170" r="46" fill="var(--scene-sun)" />
      <Cloud x={520} y={150} scale={1.1} />
      <Cloud x={1180} y={120} scale={1.5} />
      <Cloud x={150} y={120} scale={1.7} />

      <path
        fill="var(--scene-hill-far)"
        d="M0 330c90-46 180-70 290-52 80-48 200-66 310-22 110-34 240-38 350 4 90-44 220-52 320-8 120-34 240-20 330 22v200H0z"
      />
      <path
        fill="var(--scene-hill-mid)"
        d="M0 372c110-40 240-52 360-24 130-36 270-30 380 12 130-34 280-42 420-10 150-40 310-36 440 4v180H0z"
      />
      <path
        fill="none"
        stroke="var(--scene-hill-near)"
        strokeWidth="15"
        strokeLinecap="round"
        strokeDasharray=".1 34 .1 19 .1 58"
        d="M0 384c110-40 240-52 360-24 130-36 270-30 380 12 130-34 280-42 420-10 150-40 310-36 440 4"
      />
      <path
        fill="var(--scene-hill-near)"
        d="M0 410c140-30 300-34 460-8 150-18 330-18 520 2 180-26 420-30 620 2v150H0z"
      />
      <path fill="var(--scene-grass)" d="M0 440c220-32 460-30 700-18 300-14 620-16 900 12v206H0z" />

      <TownRow x={430} y={432} scale={0.9} />
      <TownRow x={936} y={434} scale={0.9} />
      <path
        fill="var(--scene-grass-light)"
        d="M560 436c150-16 330-16 480 0 60 18 40 40-40 52H600c-70-10-90-34-40-52z"
      />
      <Courthouse x={800} y={438} scale={1.3} />
      <path fill="var(--scene-earth)" d="M778 450h44l26 44h-96z" />
      <LiveOak x={618} y={462} scale={0.92} />
      <LiveOak x={982} y={462} scale={0.96} />
      <LiveOak x={360} y={436} scale={0.7} />
      <LiveOak x={1260} y={436} scale={0.8} />
      <LiveOak x={120} y={446} scale={0.8} />
      <LiveOak x={1500} y={440} scale={0.85} />

      <path
        fill="var(--scene-hill-near)"
        d="M0 456c160-22 330-20 470-2 60 16 60 60 20 100-20 40-30 60-40 86H0z"
      />
      {lavenderRows.map(([d, width]) => (
        <g key={d} fill="none" strokeLinecap="round" strokeDasharray={`.1 ${width * 0.82}`}>
          <path
            d={d}
            stroke="var(--scene-leaf)"
            strokeWidth={width}
            transform={`translate(0 ${width / 3})`}
          />
          <path d={d} stroke="var(--scene-lavender)" strokeWidth={width} />
          <path
            d={d}
            stroke="var(--scene-lavender-light)"
            strokeWidth={width * 0.4}
            transform={`translate(0 ${-width / 5})`}
          />
        </g>
      ))}

      <path
        fill="var(--scene-stone-shade)"
        d="M1600 478c-160-6-280 6-380 22-130 18-260 4-420 8-130 4-230 18-290 44-40 26-60 56-66 88h1156z"
      />
      <path
        fill="var(--scene-stone)"
        d="M1600 478c-160-6-280 6-380 22-130 18-260 4-420 8-130 4-230 18-290 44-20 12-34 26-44 40 60-34 150-58 290-64 170-8 300 8 440-8 130-14 260-26 404-20z"
      />
      <path
        fill="var(--scene-water)"
        d="M1600 504c-150-6-280 6-400 20-140 16-270 2-410 8-130 6-210 30-262 64-20 14-32 28-40 44h1112z"
      />
      <path
        fill="var(--scene-water-light)"
        d="M640 560c70-12 150-14 230-12-70 6-150 8-230 12zm280 26c80-10 190-12 280-4-90 8-190 8-280 4zm-310 30c70-10 150-10 230-4-80 8-160 8-230 4zm620-70c70-10 150-14 230-12-70 10-150 14-230 12zm60 64c80-8 170-10 260-2-80 8-180 8-260 2z"
      />
      <path
        fill="var(--scene-water-dark)"
        opacity=".45"
        d="M720 534c60 6 120 2 170-2-50-4-110-4-170 2zm290 22c30-12 100-14 130-2-30 12-100 14-130 2zm20 26c20-8 70-8 90 0-20 8-70 8-90 0zm140-40c40-16 130-18 170-2-40 18-130 20-170 2zm26 34c30-12 90-12 120 0-30 12-90 12-120 0z"
      />
      <path
        fill="var(--scene-stone)"
        d="M846 612c10-14 60-16 78 0zM1160 626c14-18 74-16 92 0zM560 606c8-10 40-10 50 0z"
      />
      <path
        fill="var(--scene-stone-shade)"
        d="M846 612h78l-8 7h-60zM1160 626h92l-10 8h-70zM560 606h50l-6 6h-38z"
      />

      <path
        fill="var(--scene-roof)"
        d="M884 612v-20l-2-2c-8-2-12-10-6-18l12-14c4-6 2-12-2-16l-16 3 15-8c8-2 13 8 10 18l-8 14c12 6 20 14 28 26-12-4-18-8-22-7l-4 4v20z"
      />

      <Cypress x={1066} y={540} scale={1.15} />
      <Cypress x={1250} y={528} scale={1.7} />
      <Cypress x={1420} y={520} scale={1.3} />
      <Cypress x={548} y={556} scale={0.95} />

      <path
        fill="var(--scene-hill-near)"
        d="M1130 640c70-26 150-32 220-40 90-10 170-14 250-12v52z"
      />
      <path
        fill="none"
        stroke="var(--scene-leaf)"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray=".1 13"
        d="M1200 630c110-22 250-32 420-30M1180 646c120-18 280-26 430-24"
      />
      <path
        fill="none"
        stroke="var(--scene-bluebonnet)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray=".1 17"
        d="M1204 620c110-22 250-32 420-30M1190 636c120-18 280-26 430-24"
      />
    </Picture>
  );
}
