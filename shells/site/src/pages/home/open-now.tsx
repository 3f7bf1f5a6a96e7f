import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { CircleCheck } from 'lucide-react';
import { useText } from '../../messages/use-text';
import css from './open-now.module.css';
import { openNowQuery } from './open-now-query';

const kinds = [
  { kind: 'dining', one: '{count} place to eat', many: '{count} places to eat' },
  { kind: 'shopping', one: '{count} shop', many: '{count} shops' },
  { kind: 'services', one: '{count} service', many: '{count} services' },
] as const;

/** Links to the places that are open now. Nothing where none is, or where it is not known. */
export function OpenNow() {
  const text = useText();
  const { data } = useQuery(openNowQuery);
  const open = kinds.filter(({ kind }) => data && data[kind] > 0);
  if (!data || open.length === 0) return null;
  return (
    <section className={css.open} aria-labelledby="open-now">
      <h2 id="open-now" className={css.title}>
        <CircleCheck size={20} aria-hidden /> {text('Open now')}
      </h2>
      <ul className={css.kinds}>
        {open.map(({ kind, one, many }) => (
          <li key={kind}>
            <Link to={`${pages.directory}?tab=${kind}&open=now`} className={css.kind}>
              {text(data[kind] === 1 ? one : many, { count: data[kind] })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
