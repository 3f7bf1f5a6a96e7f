interface WindowsProps {
  /** Left edges of the windows. */
  at: readonly number[];
  y: number;
}

/** Tall windows under round arches. */
function Windows({ at, y }: WindowsProps) {
  const d = at.map((x) => `M${x} ${y}v-18a6 6 0 0 1 12 0v18z`).join('');
  return <path d={d} fill="var(--scene-window)" stroke="var(--scene-stone-line)" strokeWidth="2" />;
}

interface CourthouseProps {
  x: number;
  y: number;
  scale?: number;
}

/** The courthouse of 1886, limestone under mansard roofs; its foot is at x and y, 216 wide. */
export function Courthouse({ x, y, scale = 1 }: CourthouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="var(--scene-ink)" d="M-1-222h2v36h-2z" />
      <path fill="var(--scene-bluebonnet)" d="M1-222h9v17H1z" />
      <path fill="var(--scene-paper)" d="M10-222h18v8.500H10z" />
      <path fill="var(--scene-brick)" d="M10-213.500h18v8.500H10z" />

      <path fill="var(--scene-roof)" d="M-107-98c9-8 14-20 16-37H91c2 17 7 29 16 37z" />
      <path
        fill="var(--scene-roof-dark)"
        d="M-93-139H93v5H-93zM60-134h31c2 17 7 29 16 36H70c-6-10-9-22-10-36z"
      />
      <path fill="var(--scene-stone)" d="M-100-94H100V0h-200z" />
      <path
        fill="var(--scene-stone-shade)"
        d="M62-94h38V0H62zM-107-100h214v7h-214zM-100-50H100v4h-200zM-100-6H100v6h-200z"
      />
      <path
        fill="var(--scene-stone)"
        stroke="var(--scene-stone-line)"
        strokeWidth="1.500"
        d="M-75-100v-15a8 8 0 0 1 16 0v15zM59-100v-15a8 8 0 0 1 16 0v15z"
      />
      <path
        fill="var(--scene-window)"
        d="M-71-100v-13a4 4 0 0 1 8 0v13zM63-100v-13a4 4 0 0 1 8 0v13z"
      />
      <Windows at={[-92, -70, 58, 80]} y={-58} />
      <Windows at={[-92, -70, 58, 80]} y={-14} />

      <path fill="var(--scene-roof-dark)" d="M-42-120c11-9 16-30 18-62h48c2 32 7 53 18 62z" />
      <path fill="var(--scene-roof)" d="M-42-120c11-9 16-30 18-62h33c0 32 3 53 11 62z" />
      <path
        fill="var(--scene-ink)"
        d="M-26-187h52v4h-52zM-24-192h1.500v6H-24zM-12-192h1.500v6H-12zM10.500-192h1.500v6h-1.500zM22.500-192H24v6h-1.500z"
      />
      <path fill="var(--scene-stone)" d="M-38-116h76V0h-76z" />
      <path
        fill="var(--scene-stone-shade)"
        d="M20-116h18V0H20zM-43-122h86v7h-86zM-38-50h76v4h-76z"
      />
      <path
        fill="var(--scene-stone)"
        stroke="var(--scene-stone-line)"
        strokeWidth="1.500"
        d="M-11-122v-20a11 11 0 0 1 22 0v20z"
      />
      <path fill="var(--scene-window)" d="M-6-122v-18a6 6 0 0 1 12 0v18z" />
      <Windows at={[-28, -6, 16]} y={-62} />
      <path
        fill="var(--scene-trunk)"
        stroke="var(--scene-stone-line)"
        strokeWidth="3"
        d="M-13 0v-26a13 13 0 0 1 26 0V0z"
      />
      <path fill="var(--scene-window)" d="M-10-26a10 10 0 0 1 20 0z" />
      <path
        fill="var(--scene-stone-line)"
        d="M-.700-24h1.400V0H-.700zM-36-14h7V0h-7zM29-14h7V0h-7z"
      />
      <path fill="var(--scene-stone-shade)" d="M-26 0h52v5h-52zM-34 5h68v5h-68z" />
    </g>
  );
}
