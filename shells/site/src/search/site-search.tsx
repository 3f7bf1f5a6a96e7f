/**
 * The search in the header of every page. It is a form that works without scripts. When the field is
 * used for the first time, the suggestions are loaded; they follow the ARIA pattern of a combobox with a list. The
 * field itself stays the same element meanwhile, so no letter and no keyboard of a phone is lost: a
 * library of comboboxes would have to be part of every page for that.
 */
import { pages } from '@town/contracts/pages/paths';
import { useHref, useLocation, useNavigate } from '@town/slice-kit/router';
import { Search } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../messages/use-text';
import css from './site-search.module.css';
import { type SuggestionChoice, useSuggestionChoice } from './use-suggestion-choice';

const SuggestionList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search-suggestions" */ './suggestion-list'))
    .SuggestionList,
}));

/** The field of the search, and what it suggests. Its name differs from those of the searches in pages. */
export function SiteSearch() {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const choice = useSuggestionChoice();
  useNextPage(() => {
    choice.close();
    setWords('');
    if (field.current) field.current.value = '';
  });

  function search(event: FormEvent) {
    event.preventDefault();
    const q = field.current?.value.trim();
    if (choice.chosen) navigate(choice.chosen.page);
    else navigate(q ? `${pages.search}?${new URLSearchParams({ q })}` : pages.search);
  }

  return (
    <search className={css.search}>
      <form method="get" action={useHref(pages.search)} className={css.form} onSubmit={search}>
        <label htmlFor={id} className="visually-hidden">
          {text('Find on this site')}
        </label>
        <input
          ref={field}
          {...comboboxProps(id, choice)}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          placeholder={text('Barbecue, plumber, city hall…')}
          className={css.field}
          onChange={({ target }) => {
            setWords(target.value);
            choice.begin();
          }}
        />
        <button type="submit" className={css.button}>
          <Search size={20} aria-hidden />
          <span className="visually-hidden">{text('Find')}</span>
        </button>
      </form>
      {words.trim().length > 1 && (
        <Suspense>
          <SuggestionList
            id={listOf(id)}
            words={words}
            isOpen={choice.isOpen}
            active={choice.active}
            onOptions={choice.setOptions}
            onChoose={({ page }) => navigate(page)}
          />
        </Suspense>
      )}
    </search>
  );
}

const listOf = (id: string) => `${id}-list`;

/** Says to assistive technology what the field is, and which option is active. */
function comboboxProps(id: string, { isOpen, options, chosen, press, close }: SuggestionChoice) {
  return {
    id,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen && options.length > 0,
    'aria-controls': listOf(id),
    'aria-activedescendant': chosen && `${listOf(id)}-${chosen.id}`,
    onKeyDown: press,
    onBlur: close,
  } as const;
}

/** Runs for each page after the first. What was typed before the scripts were there stays. */
function useNextPage(begin: () => void) {
  const { key } = useLocation();
  const shownFor = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each navigation
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    begin();
  }, [key]);
}
