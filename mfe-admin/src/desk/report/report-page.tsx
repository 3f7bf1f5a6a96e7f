import {
  type MonthVisits,
  type MonthWork,
  reportedMonths,
} from '@town/contracts/statistics/monthly-report';
import { addMonths, monthName } from '@town/contracts/town/month';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import css from './report.module.css';
import { type ReportLine, ReportTable } from './report-table';
import { useMonthlyVisits, useMonthlyWork } from './use-report';

const number = (value: number) => value.toLocaleString('en-US');

const visitLines: readonly ReportLine<MonthVisits>[] = [
  { label: 'Shown in lists', value: ({ seen }) => number(seen) },
  { label: 'Pages opened', value: ({ opened }) => number(opened) },
  { label: 'Calls', value: ({ called }) => number(called) },
  { label: 'Directions', value: ({ directions }) => number(directions) },
  { label: 'Visits to websites', value: ({ website }) => number(website) },
];

const workLines: readonly ReportLine<MonthWork>[] = [
  { label: 'Dates of events', value: ({ events }) => number(events) },
  { label: 'News articles', value: ({ articles }) => number(articles) },
  { label: 'Came into the inbox', value: ({ received }) => number(received) },
  { label: 'Finished', value: ({ finished }) => number(finished) },
  { label: 'Half were finished within', value: ({ medianHours }) => duration(medianHours) },
];

/**
 * The page /admin/report: what the guide did for the town in a month, for the council. It begins with the
 * last whole month.
 */
export function ReportPage() {
  const { today } = useSite();
  const [parameters] = useSearchParams();
  const present = today.slice(0, 7);
  const first = addMonths(present, 1 - reportedMonths);
  const asked = parameters.get('month') ?? '';
  const isKnown = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked >= first && asked <= present;
  const month = isKnown ? asked : addMonths(present, -1);
  return (
    <>
      <DeskMeta title="Monthly report" />
      <DeskHeading title="Monthly report" />
      <nav className={css.months} aria-label="Month">
        {month > first && <MonthLink month={addMonths(month, -1)} />}
        <strong aria-current="true">{monthName(month)}</strong>
        {month < present && <MonthLink month={addMonths(month, 1)} />}
      </nav>
      {month === present && <p className={css.note}>This month is not over.</p>}
      <Visits month={month} />
      <Work month={month} />
      <p className={css.note}>
        Visits are actions, not people: a page that is opened twice counts twice. Browsers that ask
        not to be counted are left out. Events and news that are no longer public are not counted.
      </p>
    </>
  );
}

const MonthLink = ({ month }: { month: string }) => (
  <Link to={`?month=${month}`} preventScrollReset>
    {monthName(month)}
  </Link>
);

function Visits({ month }: { month: string }) {
  return (
    <QueryView
      query={useMonthlyVisits()}
      skeleton={<Skeleton shape="rows" label="Loading the visits..." />}
      failure={(retry) => <FailureNotice message="Failed to fetch the visits" onRetry={retry} />}
    >
      {(rows) => (
        <ReportTable title="Visits of listings" month={month} rows={rows} lines={visitLines} />
      )}
    </QueryView>
  );
}

function Work({ month }: { month: string }) {
  return (
    <QueryView
      query={useMonthlyWork()}
      skeleton={<Skeleton shape="rows" label="Loading the work..." />}
      failure={(retry) => <FailureNotice message="Failed to fetch the work" onRetry={retry} />}
    >
      {(rows) => (
        <ReportTable title="Published and answered" month={month} rows={rows} lines={workLines} />
      )}
    </QueryView>
  );
}

/** Hours as words that a person would say. */
function duration(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return '1 hour';
  if (hours < 48) return count(Math.round(hours), 'hour');
  return count(Math.round(hours / 24), 'day');
}

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
