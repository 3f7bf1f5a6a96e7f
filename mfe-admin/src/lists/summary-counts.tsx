import css from './summary-counts.module.css';

/** A count, and what pressing it lists. */
interface SummaryCount<Shown extends string> {
  shows: Shown;
  label: string;
  /** Unknown while it is being fetched. */
  count: number | undefined;
}

interface SummaryCountsProps<Shown extends string> {
  counts: readonly SummaryCount<Shown>[];
  shown: Shown;
  onShow(shown: Shown): void;
}

/** Counts; pressing one lists what it counts. */
export function SummaryCounts<Shown extends string>({
  counts,
  shown,
  onShow,
}: SummaryCountsProps<Shown>) {
  return (
    <ul className={css.counts}>
      {counts.map(({ shows, label, count }) => (
        <li key={shows}>
          <button
            type="button"
            className={css.count}
            aria-pressed={shown === shows}
            onClick={() => onShow(shows)}
          >
            <span className={css.figure}>{count ?? '–'}</span> {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
