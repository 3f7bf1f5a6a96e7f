import { dateWords } from '@town/contracts/town/date';
import { classNames } from './class-names';
import styles from './date-block.module.css';

interface DateBlockProps {
  /** The town's calendar day, YYYY-MM-DD. */
  date: string;
  /** For the head of an event's own page. */
  large?: boolean;
}

/** A date as a calendar sheet: month, day, weekday. */
export function DateBlock({ date, large }: DateBlockProps) {
  const words = dateWords(date);
  if (!words) return null;
  const { year, month, day, weekday } = words;
  return (
    <time dateTime={date}>
      <span className="visually-hidden">{`${weekday}, ${month} ${day}, ${year}`}</span>
      <span className={classNames(styles.block, large && styles.large)} aria-hidden="true">
        <span className={styles.month}>{month.slice(0, 3)}</span>
        <span className={styles.day}>{day}</span>
        <span className={styles.weekday}>{weekday.slice(0, 3)}</span>
      </span>
    </time>
  );
}
