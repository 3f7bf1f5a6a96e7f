import { dateWords } from '@town/contracts/town/date';
import { fullDateText, shortMonthText, shortWeekdayText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
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
  const { language } = useTexts();
  const words = dateWords(date);
  if (!words) return null;
  return (
    <time dateTime={date}>
      <span className="visually-hidden">{fullDateText(date, language)}</span>
      <span className={classNames(styles.block, large && styles.large)} aria-hidden="true">
        <span className={styles.month}>{shortMonthText(date, language)}</span>
        <span className={styles.day}>{words.day}</span>
        <span className={styles.weekday}>{shortWeekdayText(date, language)}</span>
      </span>
    </time>
  );
}
