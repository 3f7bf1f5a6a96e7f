/**
 * The search in the header of every page. It is a form that works without scripts. When the field is
 * used for the first time, the suggestions are loaded; they follow the ARIA pattern of a combobox with a list. The
 * field itself stays the same element meanwhile, so no letter and no keyboard of a phone is lost: a
 * library of comboboxes would have to be part of every page for that.
 */
import { pages } from '@town/contracts/pages/paths';
import { useHref, useLocation, useNavigate } from '@town/slice-kit/router';
import { Search } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../messages/use-text';
import css from './site-search.module.css';
import type { Option } from './suggestion-list';

const SuggestionList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search-suggestions" */ './suggestion-list'))
    .SuggestionList,
}));

/** The field of the search, and what it suggests. Its name differs from those of the searches in pages. */
export function SiteSearch() {
  const text = useText();
  const navigate = useNavigate();
  const { key } = useLocation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [active, setActive] = useState(-1);
  // Whatever page is shown next: the field is empty, and nothing is suggested.
  const shownFor = useRef(key);
  useEffect(() => {
    // What was typed before the scripts were there stays.
    if (shownFor.current === key) return;
    shownFor.current = key;
    setOpen(false);
    setWords('');
    if (field.current) field.current.value = '';
  }, [key]);

  function search(event: FormEvent) {
    event.preventDefault();
    const chosen = options[active];
    const q = field.current?.value.trim();
    if (isOpen && chosen) navigate(chosen.page);
    else navigate(q ? `${pages.search}?${new URLSearchParams({ q })}` : pages.search);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isOpen) {
      // The field keeps what was typed; the browser would empty it.
      event.preventDefault();
      setOpen(false);
    } else if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place before the first option is the field itself.
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
  }

  const isExpanded = isOpen && options.length > 0;
  const listId = `${id}-list`;
  return (
    <search className={css.search}>
      <form method="get" action={useHref(pages.search)} className={css.form} onSubmit={search}>
        <label htmlFor={id} className="visually-hidden">
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
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-activedescendant={
            isExpanded && options[active] ? `${listId}-${options[active].id}` : undefined
          }
          onChange={({ target }) => {
            setWords(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
        />
        <button type="submit" className={css.button}>
          <Search size={20} aria-hidden />
          <span className="visually-hidden">{text('Find')}</span>
        </button>
      </form>
      {words.trim().length > 1 && (
        <Suspense>
          <SuggestionList
            id={listId}
            words={words}
            isOpen={isOpen}
            active={active}
            onOptions={setOptions}
            onChoose={({ page }) => navigate(page)}
          />
        </Suspense>
      )}
    </search>
  );
}
