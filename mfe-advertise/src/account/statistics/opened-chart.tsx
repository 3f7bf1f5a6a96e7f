import { BarChart } from '@town/ui/bar-chart';
import type { UnitCounts } from './add-up';
import { unitName } from './period';

/** A chart of how often the page was opened, with a bar for each day or month. The table has the same numbers. */
export function OpenedChart({ units }: { units: readonly UnitCounts[] }) {
  const isMonth = units[0]?.key.length === 7;
  return (
    <BarChart
      title="Page opened"
      description={`How often your page was opened: a bar for each ${isMonth ? 'month' : 'day'}`}
      bars={units.map(({ key, opened }) => ({ label: unitName(key), value: opened }))}
      peak={({ label, value }) => `Most ${isMonth ? 'in' : 'on'} ${label}: ${value}`}
    />
  );
}
