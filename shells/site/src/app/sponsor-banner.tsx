import { useSite } from '@town/slice-kit/site';
import css from './sponsor-banner.module.css';

/** The slim banner with a paid link to hotel search. */
export function SponsorBanner() {
  const { town } = useSite();
  return (
    <aside className={css.banner} aria-label="Sponsored">
      <p className={css.text}>
        <span className={css.label}>Sponsored</span>
        <a href={town.hotelSearchUrl} target="_blank" rel="sponsored noopener noreferrer">
          Find a place to stay in {town.name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </aside>
  );
}
