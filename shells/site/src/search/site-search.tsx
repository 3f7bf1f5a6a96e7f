/**
 * The search in the header of every page. It is a form that works without scripts. The suggestions are loaded
 * when a visitor uses the field; they follow the ARIA combobox pattern with a listbox. The field stays
 * the same element, so no typed letter is lost and a phone's keyboard stays open. A combobox library could
 * do that only if every page loaded it.
 */
import { pages } from '@town/contracts/pages/paths';
import { useHref, useNavigate } from '@town/slice-kit/router';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../messages/use-text';
import css from './site-search.module.css';

/** Used when the suggestions could not be loaded: the form works without them. */
const nothing: typeof import('./suggestions') = { Suggestions: () => false };

const Suggestions = lazy(async () => {
  const load = import(/* webpackChunkName: "search-suggestions" */ './suggestions');
  return { default: (await load.catch(() => nothing)).Suggestions };
});

/** The search field with its suggestions. Its accessible name differs from those of search fields in pages. */
export function SiteSearch() {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  // A visitor may type before this script has loaded.
  useEffect(() => setUsed(document.activeElement === field.current), []);

  function search(event: FormEvent) {
    event.preventDefault();
    const q = field.current?.value.trim();
    navigate(q ? `${pages.search}?${new URLSearchParams({ q })}` : pages.search);
  }

  return (
    <search className={css.search} aria-labelledby={`${id}-label`}>
      <form method="get" action={useHref(pages.search)} className={css.form} onSubmit={search}>
        <label id={`${id}-label`} htmlFor={id} className="visually-hidden">
          {text('Find on this site')}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          placeholder={text('Barbecue, plumber, city hall…')}
          className={css.field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${id}-list`}
          onFocus={() => setUsed(true)}
        />
        <button type="submit" className={css.button}>
          <span className="visually-hidden">{text('Find')}</span>
        </button>
      </form>
      {isUsed && (
        <Suspense>
          <Suggestions id={`${id}-list`} field={field} />
        </Suspense>
      )}
    </search>
  );
}
