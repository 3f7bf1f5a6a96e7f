import styles from './date-block.module.css';

/** A calendar day has no time zone; read in UTC it stays the same day everywhere. */
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}

const month = format({ month: 'short' });
const day = format({ day: 'numeric' });
const weekday = format({ weekday: 'short' });
const full = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

interface DateBlockProps {
  /** The town's calendar day, YYYY-MM-DD. */
  date: string;
}

/** A leaf of a calendar: month, day, weekday. */
export function DateBlock({ date }: DateBlockProps) {
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return null;
  return (
    <time dateTime={date}>
      <span className="visually-hidden">{full.format(instant)}</span>
      <span className={styles.block} aria-hidden="true">
        <span className={styles.month}>{month.format(instant)}</span>
        <span className={styles.day}>{day.format(instant)}</span>
        <span className={styles.weekday}>{weekday.format(instant)}</span>
      </span>
    </time>
  );
}
