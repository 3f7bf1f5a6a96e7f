import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { ButtonLink } from '@town/ui/button-link';
import { useText } from '../messages/use-text';
import { useSlices } from '../slices/slices';
import css from './footer.module.css';
import { SpokenText } from './spoken-text';

const quickLinks = [
  { to: `${pages.directory}?tab=dining`, label: 'Dining' },
  { to: `${pages.directory}?tab=shopping`, label: 'Shopping' },
  { to: `${pages.directory}?tab=services`, label: 'Services' },
  { to: `${pages.directory}?tab=churches`, label: 'Churches' },
  { to: `${pages.directory}?tab=real-estate`, label: 'Real Estate' },
  { to: pages.advertise, label: 'Advertise' },
  { to: pages.privacy, label: 'Privacy Policy' },
  { to: pages.terms, label: 'Terms of Service' },
] as const;

/** Tagline, quick links, disclaimer and credits below every page. */
export function Footer() {
  const text = useText();
  const { town } = useSite();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div>
          <p className={css.name}>{town.siteName}</p>
          <p>
            <SpokenText english={town.tagline} spanish={town.taglineEs} />
          </p>
          <ButtonLink as={Link} to={pages.advertise} variant="secondary">
            {text('Advertise With Us')}
          </ButtonLink>
        </div>
        <nav aria-label={text('Quick links')}>
          <ul className={css.links}>
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{text(label)}</Link>
              </li>
            ))}
            {useSlices().navigation.map(({ to, label, lang }) => (
              <li key={to}>
                <Link to={to} lang={lang}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.small}>
          <p>
            {text('{site} is independently owned and is not affiliated with the City of {town}.', {
              site: town.siteName,
              town: town.name,
            })}
          </p>
          <p>
            {text('Site managed by')} <a href={town.agency.url}>{town.agency.name}</a>,{' '}
            <a href={`mailto:${town.agency.email}`}>{town.agency.email}</a>.
          </p>
        </div>
      </div>
    </footer>
  );
}
