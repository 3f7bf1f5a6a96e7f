import type { UnitCounts } from './add-up';
import { unitName } from './period';
import css from './statistics.module.css';

/** The chart's own units: the drawing is stretched to the width of the page. */
const barWidth = 10;
const barGap = 2;
const height = 100;

/** How often the page was opened, a bar for each day or month. The table has the same numbers. */
export function OpenedChart({ units }: { units: readonly UnitCounts[] }) {
  const most = units.reduce((best, each) => (each.opened > best.opened ? each : best));
  if (most.opened === 0) return null;
  const [first, last] = [units[0], units.at(-1)].map((each) => (each ? unitName(each.key) : ''));
  const isMonth = most.key.length === 7;
  const peak = `Most ${isMonth ? 'in' : 'on'} ${unitName(most.key)}: ${most.opened}`;
  return (
    <figure className={css.chart}>
      <figcaption>
        <strong>Page opened</strong> {peak}
      </figcaption>
      <svg
        viewBox={`0 0 ${units.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`How often your page was opened: a bar for each ${isMonth ? 'month' : 'day'}. ${peak}.`}
      >
        {units.map(({ key, opened }, index) => (
          <rect
            key={key}
            className={css.bar}
            x={index * barWidth + barGap / 2}
            width={barWidth - barGap}
            y={height - (opened / most.opened) * height}
            height={(opened / most.opened) * height}
          />
        ))}
      </svg>
      <p className={css.ends}>
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}
