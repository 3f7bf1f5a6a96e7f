import { useLocation, useNavigate } from '@town/slice-kit/router';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SuggestionList } from './suggestion-list';
import { type SuggestionChoice, useSuggestionChoice } from './use-suggestion-choice';

interface SuggestionsProps {
  /** Of the list. */
  id: string;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * The suggestions of the search field. The field existed before this script was loaded, so this component
 * does not render it: it adds listeners and ARIA attributes to it.
 */
export function Suggestions({ id, field }: SuggestionsProps) {
  const navigate = useNavigate();
  const [words, setWords] = useState(() => field.current?.value ?? '');
  const choice = useSuggestionChoice();
  useListeners(field, {
    input() {
      setWords(field.current?.value ?? '');
      choice.begin();
    },
    blur: choice.close,
    keydown(event) {
      if (event.key === 'Enter' && choice.chosen) {
        event.preventDefault();
        navigate(choice.chosen.page);
      } else choice.press(event);
    },
  });
  // Letters that were typed between rendering and listening.
  useLayoutEffect(() => setWords(field.current?.value ?? ''), [field]);
  useDescription(field, id, choice);
  useNextPage(() => {
    choice.close();
    setWords('');
    if (field.current) field.current.value = '';
  });
  return (
    words.trim().length > 1 && (
      <SuggestionList
        id={id}
        words={words}
        isOpen={choice.isOpen}
        active={choice.active}
        onOptions={choice.setOptions}
        onChoose={({ page }) => navigate(page)}
      />
    )
  );
}

interface Listeners {
  input(): void;
  blur(): void;
  keydown(event: KeyboardEvent): void;
}

function useListeners(field: RefObject<HTMLInputElement | null>, listeners: Listeners) {
  const { input, blur, keydown } = listeners;
  useLayoutEffect(() => {
    const element = field.current;
    element?.addEventListener('input', input);
    element?.addEventListener('blur', blur);
    element?.addEventListener('keydown', keydown);
    return () => {
      element?.removeEventListener('input', input);
      element?.removeEventListener('blur', blur);
      element?.removeEventListener('keydown', keydown);
    };
  });
}

/** Tells assistive technology whether the list is open and which option is active. */
function useDescription(
  field: RefObject<HTMLInputElement | null>,
  id: string,
  { isOpen, options, chosen }: SuggestionChoice,
) {
  const isExpanded = isOpen && options.length > 0;
  useLayoutEffect(() => {
    field.current?.setAttribute('aria-expanded', String(isExpanded));
    if (chosen) field.current?.setAttribute('aria-activedescendant', `${id}-${chosen.id}`);
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, id, isExpanded, chosen]);
}

/** Calls back for each page after the first. On the first page, text typed before the scripts ran is kept. */
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
