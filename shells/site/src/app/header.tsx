import { pages } from '@town/contracts/pages/paths';
import { Link, NavLink } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { useMenu } from '@town/slice-kit/use-menu';
import { CourthouseMark } from '@town/ui/illustrations/courthouse-mark';
import { Menu, X } from 'lucide-react';
import { useText } from '../messages/use-text';
import { SiteSearch } from '../search/site-search';
import css from './header.module.css';
import { LanguageLink } from './language-link';
import { useNavigation } from './navigation';

/** Wordmark and navigation; on a phone the links are behind a menu button. */
export function Header() {
  const text = useText();
  const { town } = useSite();
  const { open, setOpen } = useMenu();
  const Icon = open ? X : Menu;
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to={pages.home} className={css.wordmark}>
          <CourthouseMark />
          <span>
            {town.name}
            <span className={css.state}> {town.state}</span>
          </span>
        </Link>
        <SiteSearch />
        <LanguageLink className={css.language} />
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls="site-navigation"
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          <Icon aria-hidden size={22} />
          {text('Menu')}
        </button>
        <nav
          id="site-navigation"
          aria-label={text('Main')}
          className={css.nav}
          data-open={open || undefined}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          <ul className={css.links}>
            {useNavigation().map(({ to, label, lang }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  lang={lang}
                  end={to === pages.home}
                  className={css.link}
                  onClick={() => setOpen(false)}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
