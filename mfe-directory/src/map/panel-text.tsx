import { pages } from '@town/contracts/pages/paths';
import { countFollowed } from '@town/slice-kit/counting';
import { OpenLineNow } from '@town/slice-kit/open-line-now';
import { Link } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import { directionsTo } from './directions-to';
import type { LocatedPlace } from './map-place';
import css from './panel-text.module.css';

interface PanelTextProps {
  place: LocatedPlace;
  /** The id under which followed links are counted for the place's owner. */
  countedId: string | undefined;
  /** Whether to link to the place's page: true on every other page. */
  withLink?: boolean;
}

/** The content of a marker's panel: whether the place is open, directions, and a link to its page. */
export function PanelText({ place, countedId, withLink = false }: PanelTextProps) {
  const text = useText();
  const { openingHours, businessStatus, slug } = place;
  const page = place.page === undefined ? slug && pages.place(slug) : place.page;
  return (
    <>
      {openingHours !== undefined && businessStatus && (
        <OpenLineNow opening={{ openingHours, businessStatus }} onlyKnown />
      )}
      <p className={css.links}>
        <a
          href={directionsTo(place)}
          rel="noopener"
          onClick={() => countFollowed(countedId, 'directions')}
        >
          {text('Directions')}
        </a>
        {withLink && page && <Link to={page}>{text('More about this place')}</Link>}
      </p>
    </>
  );
}
