import { holidayOn } from '@town/contracts/hours/public-holidays';
import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { useText } from '../../messages/use-text';
import css from './open-now.module.css';
import { openNowQuery } from './open-now-query';

const kinds = [
  ['dining', 'Dining'],
  ['shopping', 'Shopping'],
  ['services', 'Services'],
] as const;

/** Links to the places that are open now. Renders nothing when none is open or when it is not known. */
export function OpenNow() {
  const text = useText();
  const now = useTownMoment();
  const { data } = useQuery(openNowQuery(now.clock));
  const open = kinds.filter(([kind]) => data && data[kind] > 0);
  if (!data || open.length === 0) return null;
  return (
    <section className={css.open} aria-labelledby="open-now">
      <h2 id="open-now" className={css.title}>
        {text('Open now')}
      </h2>
      <ul className={css.kinds}>
        {open.map(([kind, label]) => (
          <li key={kind}>
            <Link to={`${pages.directory}?tab=${kind}&open=now`} className={css.kind}>
              {text(label)} ({data[kind]})
            </Link>
          </li>
        ))}
      </ul>
      {holidayOn(now.clock.slice(0, 10)) && (
        <p className={css.holiday}>{text('Public holiday: hours may differ')}</p>
      )}
    </section>
  );
}
