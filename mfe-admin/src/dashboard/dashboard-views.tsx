import { Link } from '@town/slice-kit/router';
import css from './dashboard-views.module.css';

/** The way between what the dashboard can show. */
export function DashboardViews({ showsPayments }: { showsPayments: boolean }) {
  const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);
  return (
    <nav className={css.views} aria-label="Dashboard">
      <Link to={{ search: '' }} className={css.view} aria-current={current(!showsPayments)}>
        Applications
      </Link>
      <Link
        to={{ search: 'view=payments' }}
        className={css.view}
        aria-current={current(showsPayments)}
      >
        Payments
      </Link>
    </nav>
  );
}
