import { pages } from '@town/contracts/paths';
import { Button } from '@town/ui/button';
import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import css from './search-form.module.css';

interface SearchFormProps {
  words: string;
  onSearch(words: string): void;
}

/** Searches all five kinds at once; without scripts the browser sends the form itself. */
export function SearchForm({ words, onSearch }: SearchFormProps) {
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    <search>
      <form action={pages.directory} method="get" className={css.form} onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          Search the directory
        </label>
        <input
          key={words}
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          placeholder="Barbecue, plumber, church…"
          className={css.input}
        />
        <Button type="submit">
          <Search size={18} aria-hidden /> Search
        </Button>
      </form>
    </search>
  );
}
