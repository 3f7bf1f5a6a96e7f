import type { ReactNode } from 'react';
import css from './wide-table.module.css';

interface WideTableProps {
  /** What the table is about. */
  label: string;
  /** Head and body. The first two columns are words, the others numbers. */
  children: ReactNode;
}

/** A table that may be wider than a phone: it scrolls by itself, and the keyboard reaches it. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={css.scroll} tabIndex={0} aria-label={label}>
      <table className={css.table}>{children}</table>
    </section>
  );
}
