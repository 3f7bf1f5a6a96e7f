import { Button } from '@town/ui/button';
import css from './list-pages.module.css';

/** How many records a page of a list holds. */
export const pageSize = 25;

interface ListPagesProps {
  label: string;
  /** The first is 0. */
  page: number;
  total: number;
  /** `total` is how many records there are at least. */
  hasUncounted?: boolean | undefined;
  onPage(page: number): void;
}

/** Links to the other pages of a list. */
export function ListPages({ label, page, total, hasUncounted, onPage }: ListPagesProps) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return (
    <nav className={css.pages} aria-label={label}>
      <Button
        variant="secondary"
        idle={page === 0}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        Previous
      </Button>
      <p aria-live="polite">
        {hasUncounted
          ? `Page ${page + 1}, more than ${(total - 1).toLocaleString('en-US')} in all`
          : `Page ${page + 1} of ${last + 1}, ${total} in all`}
      </p>
      <Button variant="secondary" idle={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
