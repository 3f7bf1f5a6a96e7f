import { useSite } from '@town/slice-kit/site';
import { useText } from '../messages/use-text';
import css from './sponsor-banner.module.css';

/** The slim banner with a paid link to hotel search. */
export function SponsorBanner() {
  const text = useText();
  const { town } = useSite();
  const offer = text('Find a place to stay in {town}', { town: town.name });
  return (
    <aside className={css.banner} aria-label={text('Sponsored')}>
      <p className={css.text}>
        <span className={css.label}>{text('Sponsored')}</span>
        <a
          href={town.hotelSearchUrl}
          target="_blank"
          rel="sponsored noopener noreferrer"
          // Screen readers read a hidden end of a link as another link.
          aria-label={`${offer} ${text('(opens in a new tab)')}`}
        >
          {offer}
        </a>
      </p>
    </aside>
  );
}
