import { useTexts } from '@town/language/texts';
import { BarChart } from '@town/ui/bar-chart';
import { useText } from '../messages/use-text';
import type { UnitCounts } from './add-up';
import { unitName } from './period';

/** A chart of how often the page was opened, with a bar for each day or month. The table has the same numbers. */
export function OpenedChart({ units }: { units: readonly UnitCounts[] }) {
  const text = useText();
  const { language } = useTexts();
  const isMonth = units[0]?.key.length === 7;
  return (
    <BarChart
      title={text('Page opened')}
      description={
        isMonth
          ? text('How often your page was opened: a bar for each month')
          : text('How often your page was opened: a bar for each day')
      }
      bars={units.map(({ key, opened }) => ({ label: unitName(key, language), value: opened }))}
      peak={({ label, value }) =>
        isMonth
          ? text('Most in {label}: {value}', { label, value })
          : text('Most on {label}: {value}', { label, value })
      }
    />
  );
}
