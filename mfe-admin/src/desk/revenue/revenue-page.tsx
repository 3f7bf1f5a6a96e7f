import { QueryView } from '@town/slice-kit/query-view';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { ChoiceLinks } from '@town/ui/choice-links';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { AdministratorsOnly } from '../session/administrators-only';
import css from './revenue.module.css';
import { RevenueChart } from './revenue-chart';
import { RevenueTable } from './revenue-table';
import { useRevenue, useRevenueExport } from './use-revenue';

const periods = [3, 12, 24] as const;

/** The page /admin/revenue: the town's income by month and plan, for administrators. */
export function RevenuePage() {
  return (
    <>
      <DeskMeta title="Revenue" />
      <AdministratorsOnly title="Revenue">
        <Income />
      </AdministratorsOnly>
    </>
  );
}

function Income() {
  const { today } = useSite();
  const [parameters] = useSearchParams();
  const months = periods.find((each) => String(each) === parameters.get('months')) ?? 12;
  const to = today.slice(0, 7);
  const from = monthsBefore(to, months - 1);
  const revenue = useRevenue(from, to);
  const exported = useRevenueExport(from, to);
  return (
    <>
      <DeskHeading title="Revenue">
        <Button variant="secondary" busy={exported.isPending} onClick={() => exported.mutate()}>
          Export as CSV
        </Button>
      </DeskHeading>
      <ChoiceLinks
        as={Link}
        label="Period"
        choices={periods.map((each) => ({
          label: `${each} months`,
          to: `?months=${each}`,
          isChosen: each === months,
        }))}
      />
      <QueryView
        query={revenue}
        skeleton={<Skeleton shape="rows" label="Loading the revenue..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch the revenue" onRetry={retry} />}
      >
        {(rows) => (
          <>
            <RevenueChart rows={rows} />
            <RevenueTable rows={rows} />
          </>
        )}
      </QueryView>
      <p className={css.note}>
        Refunds and lost disputes count in the month of their payment. Stripe’s fees are not taken
        off. A subscription counts under the plan that it has now.
      </p>
    </>
  );
}

/** The month a number of months before another, both YYYY-MM. */
function monthsBefore(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - count);
  return at.toISOString().slice(0, 7);
}
