import { Backdrop } from './backdrop';
import { LiveOak } from './live-oak';
import { Picture, type PictureProps } from './picture';

/** City hall: a low limestone building with a columned porch and two flags. */
export function CityHall(props: PictureProps) {
  return (
    <Picture {...props} width={800} height={240} slice>
      <g transform="scale(2 1.500)">
        <Backdrop />
      </g>
      <path fill="var(--scene-grass-light)" d="M0 214c200-22 600-22 800 0v26H0z" />
      <LiveOak x={124} y={206} scale={1.2} />
      <LiveOak x={690} y={206} scale={1.3} />
      <path fill="var(--scene-stone)" d="M190 122h420v84H190z" />
      <path fill="var(--scene-stone-shade)" d="M500 122h110v84H500zM190 190h420v16H190z" />
      <path fill="var(--scene-roof)" d="M172 124l34-38h388l34 38z" />
      <path
        fill="var(--scene-window)"
        stroke="var(--scene-paper)"
        strokeWidth="3"
        d="M210 140h26v38h-26zM254 140h26v38h-26zM520 140h26v38h-26zM564 140h26v38h-26z"
      />
      <path fill="var(--scene-stone-shade)" d="M312 118h176v88H312z" />
      <path fill="var(--scene-window)" d="M326 148h26v42h-26zM448 148h26v42h-26z" />
      <path fill="var(--scene-brick)" d="M374 146h52v60h-52z" />
      <path fill="var(--scene-window)" d="M380 152h17v30h-17zM403 152h17v30h-17z" />
      <path fill="var(--scene-roof-dark)" d="M286 122l114-62 114 62z" />
      <path fill="var(--scene-stone)" d="M316 116l84-46 84 46z" />
      <path
        fill="var(--scene-bluebonnet)"
        d="M400 82l3.700 9.900 10.600.400-8.300 6.600 2.900 10.200-8.900-5.900-8.900 5.900 2.900-10.200-8.300-6.600 10.600-.4z"
      />
      <path fill="var(--scene-paper)" d="M300 120h200v12H300z" />
      <path
        fill="var(--scene-paper)"
        d="M308 132h14v74h-14zM352 132h14v74h-14zM434 132h14v74h-14zM478 132h14v74h-14z"
      />
      <path fill="var(--scene-stone-line)" d="M296 204h208v7H296zM284 211h232v7H284z" />
      <path fill="var(--scene-earth)" d="M350 218h100l36 22H314z" />
      <path fill="var(--scene-roof-dark)" d="M249 40h3v166h-3zM549 40h3v166h-3z" />
      <path fill="var(--scene-bluebonnet)" d="M252 42h14v30h-14zM552 42h24v14h-24z" />
      <path
        fill="var(--scene-paper)"
        d="M266 42h28v15h-28zM576 42h20v4h-20zM576 50h20v4h-20zM552 58h44v4h-44zM552 66h44v4h-44z"
      />
      <path
        fill="var(--scene-brick)"
        d="M266 57h28v15h-28zM576 46h20v4h-20zM576 54h20v4h-20zM552 62h44v4h-44zM552 70h44v4h-44z"
      />
      <path
        fill="var(--scene-leaf)"
        d="M196 208c0-14 12-18 20-10 6-10 20-8 22 2 8-8 20-4 20 8zM542 208c0-14 12-18 20-10 6-10 20-8 22 2 8-8 20-4 20 8z"
      />
    </Picture>
  );
}
