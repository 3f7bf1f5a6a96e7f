import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { deskPages } from '../../desk-pages';
import { stateNames } from '../../records/state-word';
import inboxCss from '../inbox.module.css';
import type { ShownItem } from '../inbox-item-reader';
import { comparisonOf, meansSame } from './compared-facts';
import css from './similar-records.module.css';
import { type SimilarRecords as Found, useSimilarRecords } from './use-similar-records';

/** What an item may be a duplicate of. */
interface Column {
  id: string;
  title: string;
  /** Its page. */
  to: string;
  state: string;
  /** In the order of the facts. */
  values: (string | null)[];
}

/**
 * A table of an item beside the open items and records that it may duplicate. Equal facts are marked in
 * words.
 */
export function SimilarRecords({ item }: { item: ShownItem }) {
  const { data, isError } = useSimilarRecords(item);
  if (isError) return <p>The similar records could not be fetched.</p>;
  if (!data) return null;
  const { kind, facts } = data;
  const columns = columnsOf(data);
  if (columns.length === 0) return null;
  return (
    <section className={inboxCss.section} aria-labelledby="similar">
      <h2 id="similar">Similar {kind.many}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse must be able to scroll it */}
      <section className={css.scroll} aria-label="Comparison" tabIndex={0}>
        <table className={css.table} aria-labelledby="similar">
          <thead>
            <tr>
              <td />
              <th scope="col">What was sent</th>
              {columns.map(({ id, title, to, state }) => (
                <th key={id} scope="col">
                  <Link to={to}>{title}</Link>
                  <span className={css.state}>{state}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ label, sent }, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{sent ?? '–'}</td>
                {columns.map(({ id, values }) => (
                  <td key={id}>
                    {values[index] ?? '–'}{' '}
                    {meansSame(sent, values[index] ?? null) && (
                      <Badge tone="orange">the same</Badge>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function columnsOf({ kind, facts, items, records }: Found): Column[] {
  return [
    ...items.map((item) => ({
      id: item.id,
      title: item.subject,
      to: deskPages.inboxItem(item.id),
      state: 'Open in the inbox',
      values: comparisonOf(item)?.facts.map(({ sent }) => sent) ?? [],
    })),
    ...records.map((record) => ({
      id: record.id,
      title: record.title,
      to: deskPages.record(kind.name, record.id),
      state: stateNames[record.state],
      values: facts.map(({ of }) => of(record)),
    })),
  ];
}
