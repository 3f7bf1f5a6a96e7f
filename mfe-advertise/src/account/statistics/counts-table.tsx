import { type ListingAction, listingActions } from '@town/contracts/statistics/listing-counts';
import type { UnitCounts } from './add-up';
import { unitName } from './period';
import css from './statistics.module.css';

const headings: Record<ListingAction, string> = {
  seen: 'Seen in lists',
  opened: 'Opened',
  called: 'Called',
  directions: 'Directions',
  website: 'Website',
};

interface CountsTableProps {
  units: readonly UnitCounts[];
  unit: 'day' | 'month';
}

/** All numbers behind the chart, the newest first. */
export function CountsTable({ units, unit }: CountsTableProps) {
  return (
    <details>
      <summary>All numbers as a table</summary>
      {/* On a phone the table is wider than the page: the keyboard must reach what scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section className={css.scroll} tabIndex={0} aria-label="All numbers">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{unit === 'day' ? 'Day' : 'Month'}</th>
              {listingActions.map((action) => (
                <th key={action} scope="col">
                  {headings[action]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.toReversed().map((each) => (
              <tr key={each.key}>
                <th scope="row">{unitName(each.key)}</th>
                {listingActions.map((action) => (
                  <td key={action}>{each[action].toLocaleString('en-US')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
