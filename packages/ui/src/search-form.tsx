import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** `Search`, unless said otherwise. */
  label?: ReactNode;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  /** The words of the current search. */
  words: string;
  placeholder?: string;
  /** Page of the results, for browsers without scripts. */
  action?: string;
  /** Content of the button. `Search`, unless said otherwise. */
  children?: ReactNode;
  onSearch(words: string): void;
}

/** A search field with its button. The words become part of the address, with and without scripts. */
export function SearchForm({
  label = 'Search',
  labelHidden,
  words,
  placeholder,
  action,
  children = 'Search',
  onSearch,
}: SearchFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(words);
  // After Back the field shows the words of that search. A new field element would lose the focus.
  useEffect(() => {
    if (words === shown.current) return;
    shown.current = words;
    if (input.current) input.current.value = words;
  }, [words]);
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    <search aria-labelledby={`${id}-label`}>
      <form method="get" action={action} className={styles.form} onSubmit={search}>
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={classNames(labelHidden && 'visually-hidden')}
        >
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          placeholder={placeholder}
          className={styles.input}
        />
        <Button type="submit" variant={labelHidden ? 'primary' : 'secondary'}>
          {children}
        </Button>
      </form>
    </search>
  );
}
