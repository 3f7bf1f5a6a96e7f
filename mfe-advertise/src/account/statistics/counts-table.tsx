import { type ListingAction, listingActions } from '@town/contracts/statistics/listing-counts';
import { localeOf } from '@town/language/locale';
import { useTexts } from '@town/language/texts';
import { type PlainMessage, useText } from '../messages/use-text';
import type { UnitCounts } from './add-up';
import { unitName } from './period';
import css from './statistics.module.css';

const headings: Record<ListingAction, PlainMessage> = {
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
  const text = useText();
  const { language } = useTexts();
  return (
    <details>
      <summary>{text('All numbers as a table')}</summary>
      {/* On a phone the table is wider than the page: the keyboard must reach what scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section className={css.scroll} tabIndex={0} aria-label={text('All numbers')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{unit === 'day' ? text('Day') : text('Month')}</th>
              {listingActions.map((action) => (
                <th key={action} scope="col">
                  {text(headings[action])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.toReversed().map((each) => (
              <tr key={each.key}>
                <th scope="row">{unitName(each.key, language)}</th>
                {listingActions.map((action) => (
                  <td key={action}>{each[action].toLocaleString(localeOf(language))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
