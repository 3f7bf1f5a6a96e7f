import { monthName } from '@town/contracts/town/month';
import { planName } from '../../lists/plan-name';
import { WideTable } from '../../lists/wide-table';
import { moneyWords } from './revenue-words';
import { figures, type ShownRow } from './use-revenue';

const headings: Record<(typeof figures)[number], string> = {
  active: 'Active',
  started: 'New',
  ended: 'Ended',
  failing: 'Failed renewals',
  recovered: 'Paid after all',
  chargedCents: 'Charged',
  refundedCents: 'Refunded',
  disputedCents: 'Lost disputes',
  netCents: 'Left',
};

/** A line for each month and plan, the newest month first, and the sums of the period. */
export function RevenueTable({ rows }: { rows: readonly ShownRow[] }) {
  const months = [...new Set(rows.map(({ month }) => month))].toReversed();
  return (
    <WideTable label="Revenue by month and plan">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Plan</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {headings[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.flatMap((month) =>
          rows
            .filter((row) => row.month === month)
            .map((row) => (
              <tr key={`${month} ${row.plan}`}>
                <th scope="row">{monthName(month)}</th>
                <td>{planName(row.plan)}</td>
                {figures.map((figure) => (
                  <td key={figure}>{shown(figure, row[figure])}</td>
                ))}
              </tr>
            )),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>Both plans</td>
          {figures.map((figure) => (
            <td key={figure}>{shown(figure, total(figure, rows, months[0]))}</td>
          ))}
        </tr>
      </tfoot>
    </WideTable>
  );
}

/** The sums of a period. Active subscriptions are not added up: the number at the end of the period counts. */
function total(
  figure: (typeof figures)[number],
  rows: readonly ShownRow[],
  lastMonth: string | undefined,
): number {
  const counted = figure === 'active' ? rows.filter(({ month }) => month === lastMonth) : rows;
  return counted.reduce((sum, row) => sum + row[figure], 0);
}

function shown(figure: (typeof figures)[number], value: number): string {
  if (!figure.endsWith('Cents')) return value.toLocaleString('en-US');
  return moneyWords(value);
}
