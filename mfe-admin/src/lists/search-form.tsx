import { Button } from '@town/ui/button';
import { type FormEvent, useId } from 'react';
import css from './search-form.module.css';

interface SearchFormProps {
  /** What is searched for now. */
  words: string;
  onSearch(words: string): void;
}

/** Searches a list of the staff's. */
export function SearchForm({ words, onSearch }: SearchFormProps) {
  const id = useId();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    <search>
      <form className={css.search} onSubmit={search}>
        <label htmlFor={id}>Search</label>
        <input
          // The way back shows what was searched for then.
          key={words}
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          className={css.input}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
