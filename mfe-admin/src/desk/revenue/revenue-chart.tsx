import { monthName } from '@town/contracts/town/month';
import { BarChart } from '@town/ui/bar-chart';
import css from './revenue.module.css';
import { moneyWords } from './revenue-words';
import type { ShownRow } from './use-revenue';

/** The net income of each month for both plans. The table has the same numbers. */
export function RevenueChart({ rows }: { rows: readonly ShownRow[] }) {
  const left = new Map<string, number>();
  for (const { month, netCents } of rows) left.set(month, (left.get(month) ?? 0) + netCents);
  return (
    <div className={css.chart}>
      <BarChart
        title="Left of the charges"
        description="What was left of the charges of both plans: a bar for each month"
        bars={[...left].map(([month, value]) => ({ label: monthName(month), value }))}
        peak={({ label, value }) => `Most in ${label}: ${moneyWords(value)}`}
      />
    </div>
  );
}
