/** Sky, two depths of hills and a meadow behind a plate of 400 by 160; the ground is at 124. */
export function Backdrop() {
  return (
    <>
      <path fill="var(--scene-sky)" d="M0 0h400v160H0z" />
      <path fill="var(--scene-sky-low)" d="M0 62q200-22 400 0v60H0z" />
      <path
        fill="var(--scene-hill-far)"
        d="M0 84c40-22 84-28 130-14 44-24 104-26 146-4 44-16 90-10 124 8v80H0z"
      />
      <path fill="var(--scene-hill-mid)" d="M0 104c60-20 120-22 180-8 70-18 150-18 220 0v60H0z" />
      <path fill="var(--scene-grass)" d="M0 124c120-14 280-14 400 0v36H0z" />
    </>
  );
}
