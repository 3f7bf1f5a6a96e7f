import { pages } from '@town/contracts/pages/paths';
import { OpenLineNow } from '@town/slice-kit/open-line-now';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import type { ShownPlace } from './place-query';
import css from './similar-places.module.css';
import { shownSimilar, similarPlacesQuery } from './similar-places-query';

/** Other places of the same kind; renders nothing if there are none. */
export function SimilarPlaces({ place }: { place: ShownPlace }) {
  const text = useText();
  const { data: places = [] } = useQuery(similarPlacesQuery(place));
  const others = places.filter(({ id }) => id !== place.id).slice(0, shownSimilar);
  if (others.length === 0) return null;
  return (
    <section className={css.similar} aria-labelledby="similar-places" data-print="hide">
      <h2 id="similar-places">{text('Similar places')}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={pages.place(other.slug)}>{other.name}</Link>
            {place.kind !== 'churches' && <OpenLineNow opening={other} onlyKnown />}
          </li>
        ))}
      </ul>
    </section>
  );
}
