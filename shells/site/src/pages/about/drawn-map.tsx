import { Original } from '@town/language/content-language';
import { useSite } from '@town/slice-kit/site';
import { useText } from '../../messages/use-text';
import css from './drawn-map.module.css';
import { mapLayout, mapSize } from './map-layout';
import type { TownPlace } from './town-places-query';

const middle = { x: mapSize.width / 2, y: mapSize.height / 2 };

/** Shows where the town's businesses are, as an SVG drawing that needs no other site and no scripts. */
export function DrawnMap({ places }: { places: readonly TownPlace[] }) {
  const text = useText();
  const { town } = useSite();
  const { points, rings, beyond } = mapLayout(places, town.coordinates);
  const label = text('Drawing of where {count} places are around the center of {town}', {
    count: String(points.length),
    town: town.name,
  });
  return (
    <figure className={css.figure}>
      <svg
        className={css.map}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={label}
      >
        <rect className={css.ground} width={mapSize.width} height={mapSize.height} />
        {rings.map(({ radius, miles }) => (
          <g key={miles}>
            <circle className={css.ring} cx={middle.x} cy={middle.y} r={radius} />
            <text className={css.label} x={middle.x + 6} y={middle.y - radius + 18}>
              {miles} mi
            </text>
          </g>
        ))}
        {points.map(({ x, y, isDining }, index) =>
          isDining ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same position
            <circle key={index} className={css.dining} cx={x} cy={y} r={8} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <rect key={index} className={css.shop} x={x - 7} y={y - 7} width={14} height={14} />
          ),
        )}
        <CenterAndNorth />
      </svg>
      <figcaption className={css.caption}>
        <ul className={css.legend}>
          <li>
            <Sign kind="dining" /> {text('Places to eat')}
          </li>
          <li>
            <Sign kind="shop" /> {text('Shops and other businesses')}
          </li>
          <li>
            <Sign kind="center" /> {text('Center of')} <Original>{town.name}</Original>
          </li>
        </ul>
        {beyond > 0 && <p>{text('Farther out: {count}', { count: String(beyond) })}</p>}
      </figcaption>
    </figure>
  );
}

function CenterAndNorth() {
  return (
    <>
      <path
        className={css.center}
        d={`M${middle.x - 9} ${middle.y}h18M${middle.x} ${middle.y - 9}v18`}
      />
      <path className={css.north} d={`M${mapSize.width - 36} 64V28m-8 10 8-10 8 10`} />
      <text className={css.label} x={mapSize.width - 42} y={84}>
        N
      </text>
    </>
  );
}

/** A symbol of the drawing, for its legend. */
function Sign({ kind }: { kind: 'dining' | 'shop' | 'center' }) {
  return (
    <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden>
      {kind === 'dining' && <circle className={css.dining} cx={9} cy={9} r={7} />}
      {kind === 'shop' && <rect className={css.shop} x={3} y={3} width={12} height={12} />}
      {kind === 'center' && <path className={css.center} d="M1 9h16M9 1v16" />}
    </svg>
  );
}
