import { classNames } from '@town/ui/class-names';
import type { ReactNode } from 'react';
import css from './wide-table.module.css';

interface WideTableProps {
  /** What the table is about. */
  label: string;
  /** How many columns are words, from the first on; the others are numbers. */
  words?: 1 | 2;
  /** Head and body. */
  children: ReactNode;
}

/** A table that may be wider than a phone: it scrolls by itself, and the keyboard reaches it. */
export function WideTable({ label, words = 2, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={css.scroll} tabIndex={0} aria-label={label}>
      <table className={classNames(css.table, words === 1 && css.oneWord)}>{children}</table>
    </section>
  );
}
