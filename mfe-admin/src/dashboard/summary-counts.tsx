import type { StatusCounts } from '@town/contracts/advertiser-status';
import type { ListView } from './advertisers-query';
import css from './summary-counts.module.css';

const counts = [
  { status: 'all', key: 'total', label: 'Total Advertisers' },
  { status: 'pending', key: 'pending', label: 'Pending' },
  { status: 'active', key: 'active', label: 'Active' },
  { status: 'contacted', key: 'contacted', label: 'Contacted' },
] as const;

interface SummaryCountsProps {
  counts: StatusCounts | undefined;
  shown: ListView['status'];
  onShow(status: ListView['status']): void;
}

/** Four counts; pressing one lists what it counts. */
export function SummaryCounts({ counts: values, shown, onShow }: SummaryCountsProps) {
  return (
    <ul className={css.counts}>
      {counts.map(({ status, key, label }) => (
        <li key={status}>
          <button
            type="button"
            className={css.count}
            aria-pressed={shown === status}
            onClick={() => onShow(status)}
          >
            <span className={css.figure}>{values ? values[key] : '–'}</span> {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
