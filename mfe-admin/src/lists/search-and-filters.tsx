import { SearchForm } from '@town/ui/search-form';
import type { ReactNode } from 'react';
import css from './list-controls.module.css';

interface SearchAndFiltersProps {
  /** The words that are searched for now. */
  words: string;
  onSearch(words: string): void;
  children: ReactNode;
}

/** The search of a list, with its filters and its order beside it. */
export function SearchAndFilters({ words, onSearch, children }: SearchAndFiltersProps) {
  return (
    <div className={css.controls}>
      <SearchForm words={words} onSearch={onSearch} />
      {children}
    </div>
  );
}
