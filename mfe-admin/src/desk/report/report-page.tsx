import {
  type MonthVisits,
  type MonthWork,
  reportedMonths,
} from '@town/contracts/statistics/monthly-report';
import { addMonths, monthName } from '@town/contracts/town/month';
import { QueryView } from '@town/slice-kit/query-view';
import { useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { FailureNotice } from '@town/ui/failure-notice';
import { FilterSelect } from '@town/ui/filter-select';
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

/** How far the page goes back: each month stands beside the same month a year earlier. */
const shownMonths = reportedMonths - 12;

/**
 * The page /admin/report: what the guide did for the town in a month, for the council. It begins with the
 * last whole month.
 */
export function ReportPage() {
  const { today } = useSite();
  const [parameters, setParameters] = useSearchParams();
  const present = today.slice(0, 7);
  const months = Array.from({ length: shownMonths }, (_, number) => addMonths(present, -number));
  const asked = months.find((month) => month === parameters.get('month'));
  const month = asked ?? addMonths(present, -1);
  const title = `Monthly report: ${monthName(month)}`;
  return (
    <>
      <DeskMeta title={title} />
      <DeskHeading title={title} />
      <div className={css.choice}>
        <FilterSelect
          label="Month"
          options={months.map((value) => ({ value, label: monthName(value) }))}
          value={month}
          onChange={(value) => setParameters({ month: value }, { preventScrollReset: true })}
        />
      </div>
      {month === present && <p className={css.note}>This month is not over.</p>}
      <Visits month={month} />
      <Work month={month} />
      <p className={css.note}>
        Visits are actions, not people: a page that is opened twice counts twice. Browsers that ask
        not to be counted are left out. Listings that were deleted, and events and news that are no
        longer public, are not counted.
      </p>
    </>
  );
}

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

/** Hours as words that a person would say, rounded up: half of the items took no longer. */
function duration(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 48) return count(Math.max(1, Math.ceil(hours)), 'hour');
  return count(Math.ceil(hours / 24), 'day');
}

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
