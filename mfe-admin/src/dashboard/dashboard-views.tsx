import type { StaffRole } from '@town/contracts/staff/roles';
import { Link } from '@town/slice-kit/router';
import css from './dashboard-views.module.css';

const labels = { applications: 'Applications', payments: 'Payments', events: 'Events' } as const;

/** The props of every view of the dashboard. */
export interface DashboardViewProps {
  token: string;
  /** Undefined until the server has answered. */
  role: StaffRole | undefined;
}

/** A view of the dashboard. */
type DashboardView = keyof typeof labels;

const names: readonly DashboardView[] = ['applications', 'payments', 'events'];

/** The view that an address names; by default the applications. */
export function viewOf(parameters: URLSearchParams): DashboardView {
  return names.find((name) => name === parameters.get('view')) ?? 'applications';
}

/** The links between the views of the dashboard. */
export function DashboardViews({ current }: { current: DashboardView }) {
  return (
    <nav className={css.views} aria-label="Dashboard">
      {names.map((name) => (
        <Link
          key={name}
          to={{ search: name === 'applications' ? '' : `view=${name}` }}
          className={css.view}
          aria-current={name === current ? 'page' : undefined}
        >
          {labels[name]}
        </Link>
      ))}
    </nav>
  );
}
