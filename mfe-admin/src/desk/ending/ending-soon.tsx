import { type EndingRecord, endingDays } from '@town/contracts/managed-records/ending';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { capitalize } from '@town/contracts/text/capitalize';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { formatInstant } from '../../lists/format-instant';
import { deskPages } from '../desk-pages';
import css from './ending-soon.module.css';
import { useEndingRecords } from './use-ending-records';

/** What leaves the site by itself soon, beside what waits: nobody has to act for it to disappear. */
export function EndingSoon() {
  const { data, isError } = useEndingRecords();
  if (isError) return <p className={css.failure}>What leaves the site soon cannot be shown now.</p>;
  if (!data?.records.length) return null;
  const { records, isCut } = data;
  const some = records.length === 1 ? '1 record leaves' : `${records.length} records leave`;
  return (
    <details className={css.ending}>
      <summary className={css.summary}>
        {isCut ? 'More than ' : ''}
        {some} the site within {endingDays} days
      </summary>
      <ul className={css.records} aria-label="Leaving the site soon">
        {records.map((record) => (
          <Ending key={record.id} record={record} />
        ))}
      </ul>
      {isCut && <p className={css.rest}>These are the first of them.</p>}
    </details>
  );
}

function Ending({ record: { kind, id, title, endsAt } }: { record: EndingRecord }) {
  const { town } = useSite();
  const one = managedKinds.find(({ name }) => name === kind)?.one ?? 'record';
  return (
    <li className={css.record}>
      <Link to={deskPages.record(kind, id)} className={css.title}>
        {title}
      </Link>
      <span>
        {capitalize(one)}, until {formatInstant(endsAt, town.timeZone)}
      </span>
    </li>
  );
}
