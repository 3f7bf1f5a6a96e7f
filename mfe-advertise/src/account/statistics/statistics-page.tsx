import { ownerApi } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import type { ListingStatistics } from '@town/contracts/statistics/listing-statistics';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import { namesNothing } from '@town/slice-kit/http-error';
import { useQuery } from '@town/slice-kit/query';
import { Link, useParams, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { ChoiceLinks } from '@town/ui/choice-links';
import { EmptyState } from '@town/ui/empty-state';
import css from '../account.module.css';
import { AccountPage } from '../account-page';
import { listingsQuery } from '../listing/listing-query';
import { NotYours } from '../listing/not-yours';
import { useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { byUnit, total } from './add-up';
import { CountsTable } from './counts-table';
import { OpenedChart } from './opened-chart';
import { type Period, readPeriod } from './period';
import { SearchWords } from './search-words';
import { periodQuery, statisticsQuery } from './statistics-query';
import { Totals } from './totals';

/** The page /account/listings/{id}/statistics: what visitors have done with a listing. */
export function StatisticsPage() {
  const { id = '' } = useParams();
  const text = useText();
  return (
    <AccountPage
      title={text('Listing Statistics')}
      intro={text('What visitors do with your listing.')}
    >
      {() => <Statistics id={id} />}
    </AccountPage>
  );
}

const periods = [
  { name: '30-days', label: '30 days' },
  { name: '12-months', label: '12 months' },
] as const;

function Statistics({ id }: { id: string }) {
  const text = useText();
  const { today } = useSite();
  const [parameters] = useSearchParams();
  const period = readPeriod(parameters, today);
  const statistics = useQuery(statisticsQuery(id, period.from, period.to));
  const earlier = useQuery(statisticsQuery(id, period.before.from, period.before.to));
  const listings = useQuery(listingsQuery);
  if (namesNothing(statistics.error)) return <NotYours id={id} />;
  const name = listings.data?.find((listing) => listing.id === id)?.name ?? text('Your listing');
  return (
    <>
      <Part title={name}>
        <ChoiceLinks
          as={Link}
          label={text('Period')}
          choices={periods.map((each) => ({
            label: text(each.label),
            to: `?period=${each.name}`,
            isChosen: each.name === period.name,
          }))}
        />
        <Fetched query={statistics} what="your statistics">
          {(found) => (
            <Numbers id={id} found={found} before={earlier.data?.days ?? []} period={period} />
          )}
        </Fetched>
      </Part>
      {statistics.data && <SearchWords words={statistics.data.words} />}
      <p className={css.soft}>
        {withElements(
          text(
            'We count without cookies, and keep nothing that tells one visitor from another. Visitors whose browsers ask not to be tracked are left out, so are search engines. Your own visits count. Numbers are kept for 25 months. <link>Privacy</link>',
          ),
          { link: (words) => <Link to={pages.privacy}>{words}</Link> },
        )}
      </p>
    </>
  );
}

interface NumbersProps {
  id: string;
  found: ListingStatistics;
  /** The days of the earlier period; empty while they are loading. */
  before: ListingStatistics['days'];
  period: Period;
}

function Numbers({ id, found, before, period }: NumbersProps) {
  const text = useText();
  const { language } = useTexts();
  const now = total(found.days);
  const then = total(before);
  const isEmpty = (counts: typeof now) => Object.values(counts).every((count) => count === 0);
  if (isEmpty(now)) {
    return (
      <EmptyState
        title={text('Nothing was counted in this time')}
        hint={text('Numbers appear as soon as visitors see your listing.')}
      >
        <Link to={pages.accountListing(id)}>{text('Edit your listing')}</Link>
      </EmptyState>
    );
  }
  const units = byUnit(found.days, period.unit);
  return (
    <>
      <Totals now={now} then={isEmpty(then) ? undefined : then} period={period.name} />
      <OpenedChart units={units} />
      <CountsTable units={units} unit={period.unit} />
      <p>
        <a
          href={`${ownerApi.statisticsFile(id)}?${periodQuery(period.from, period.to)}${language === 'en' ? '' : `&language=${language}`}`}
          download
        >
          {text('Each day as a CSV file')}
        </a>
      </p>
    </>
  );
}
