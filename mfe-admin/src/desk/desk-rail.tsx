import { pages } from '@town/contracts/pages/paths';
import { includesRole, type StaffRole } from '@town/contracts/staff/roles';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { useMenu } from '@town/slice-kit/use-menu';
import { CourthouseMark } from '@town/ui/illustrations/courthouse-mark';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskPages } from './desk-pages';
import css from './desk-rail.module.css';
import { type DeskEntry, deskSections } from './desk-sections';
import { useOutdatedDocument } from './session/outdated-document';
import { SignOut } from './session/sign-out';
import { useCurrentInView } from './use-current-in-view';

interface DeskRailProps {
  email: string | undefined;
  /** Undefined until it is known; entries that require a role are hidden until then. */
  role: StaffRole | undefined;
  /** The number of open items in the inbox. */
  waiting: ReactNode;
  signingOut: boolean;
  onSignOut(): void;
}

/** The desk's navigation: a rail beside the page, and on a phone a menu above it. */
export function DeskRail({ email, role, waiting, signingOut, onSignOut }: DeskRailProps) {
  const { town } = useSite();
  const { open, setOpen, pathname } = useMenu();
  const { outdated } = useOutdatedDocument();
  const rail = useCurrentInView(pathname, role);
  const Icon = open ? X : Menu;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a banner, whose name may tell it from another
    <header ref={rail} className={css.rail} aria-label="Desk">
      <div className={css.head}>
        <p className={css.mark}>
          <CourthouseMark />
          <span>{town.name} desk</span>
        </p>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls="desk-menu"
          onClick={() => setOpen(!open)}
        >
          <Icon aria-hidden size={22} />
          Menu
        </button>
      </div>
      <div id="desk-menu" className={css.menu} data-open={open || undefined}>
        <nav aria-label="Desk" className={css.sections}>
          {deskSections.map(({ title, entries }) => (
            <DeskLinks
              key={title}
              title={title}
              entries={entries.filter((entry) => isFor(entry, role))}
              pathname={pathname}
              waiting={waiting}
            />
          ))}
        </nav>
        <div className={css.account}>
          <Link to={pages.home} className={css.link} reloadDocument={outdated}>
            View the site
          </Link>
          {email && <p className={css.email}>{email}</p>}
          <SignOut busy={signingOut} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  );
}

function isFor({ role }: DeskEntry, own: StaffRole | undefined): boolean {
  return !role || (own !== undefined && includesRole(own, role));
}

function DeskLinks({
  title,
  entries,
  pathname,
  waiting,
}: (typeof deskSections)[number] & { pathname: string; waiting: ReactNode }) {
  const { outdated } = useOutdatedDocument();
  const isCurrent = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <div>
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <ul className={css.links} aria-label={title}>
        {entries.map(({ label, to }) => (
          <li key={to} className={css.entry}>
            <Link
              to={to}
              className={css.link}
              reloadDocument={outdated}
              aria-current={isCurrent(to) ? 'page' : undefined}
            >
              {label}
            </Link>
            {to === deskPages.inbox && waiting}
          </li>
        ))}
      </ul>
    </div>
  );
}
