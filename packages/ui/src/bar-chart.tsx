import styles from './bar-chart.module.css';

/** The chart's own units: the drawing is stretched to the width of the page. */
const barWidth = 10;
const barGap = 2;
const height = 100;

/** What one bar stands for. */
export interface Bar {
  /** The unique label of the bar, for example "March 2027". */
  label: string;
  /** Never drawn below zero. */
  value: number;
}

interface BarChartProps {
  /** What the bars count, for example "Page opened". */
  title: string;
  /** In order, from left to right. */
  bars: readonly Bar[];
  /** The text above the drawing that describes the highest bar. */
  peak(highest: Bar): string;
  /** Text alternative of the drawing, for screen readers. The peak is added to it. */
  description: string;
}

/**
 * Bars of a series of numbers, labelled directly. A page shows the same numbers as a table, because
 * a drawing does not say them. Nothing is drawn where no number is above zero.
 */
export function BarChart({ title, bars, peak, description }: BarChartProps) {
  const highest = bars.reduce<Bar | undefined>(
    (best, each) => (best && best.value >= each.value ? best : each),
    undefined,
  );
  if (!highest || highest.value <= 0) return null;
  const peakWords = peak(highest);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong> {peakWords}
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${description}. ${peakWords}.`}
      >
        {bars.map(({ label, value }, index) => {
          const barHeight = (Math.max(value, 0) / highest.value) * height;
          return (
            <rect
              key={label}
              className={styles.bar}
              x={index * barWidth + barGap / 2}
              width={barWidth - barGap}
              y={height - barHeight}
              height={barHeight}
            />
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </figure>
  );
}
