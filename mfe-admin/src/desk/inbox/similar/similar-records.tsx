import { Link } from '@town/slice-kit/router';
import { Badge } from '@town/ui/badge';
import { deskPages } from '../../desk-pages';
import { stateNames } from '../../records/state-word';
import inboxCss from '../inbox.module.css';
import type { ShownItem } from '../inbox-item-reader';
import { meansSame } from './compared-facts';
import css from './similar-records.module.css';
import { useSimilarRecords } from './use-similar-records';

/** What was sent beside the records that it may be a duplicate of. Equal facts say so in words. */
export function SimilarRecords({ item }: { item: ShownItem }) {
  const { data, isError } = useSimilarRecords(item);
  if (isError) return <p>The similar records could not be fetched.</p>;
  if (!data || data.records.length === 0) return null;
  const { kind, facts, records } = data;
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
              {records.map(({ id, title, state }) => (
                <th key={id} scope="col">
                  <Link to={deskPages.record(kind.name, id)}>{title}</Link>
                  <span className={css.state}>{stateNames[state]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ label, sent, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{sent ?? '–'}</td>
                {records.map((record) => (
                  <td key={record.id}>
                    {of(record) ?? '–'}{' '}
                    {meansSame(sent, of(record)) && <Badge tone="orange">the same</Badge>}
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
