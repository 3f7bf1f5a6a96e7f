import { groupFound } from '@town/contracts/search/choices';
import { foundPage } from '@town/contracts/search/found-page';
import { dateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useLayoutEffect, useMemo } from 'react';
import { useText } from '../messages/use-text';
import { MarkedWords } from './marked-words';
import css from './suggestion-list.module.css';
import { type ShownSuggestion, useSuggestions } from './use-suggestions';

/** A suggestion that a visitor can choose. */
export interface Option extends ShownSuggestion {
  /** Address of its page. */
  page: string;
}

interface SuggestionListProps {
  id: string;
  /** The text of the field. */
  words: string;
  isOpen: boolean;
  /** Index of the option that the arrow keys have reached; -1 for none. */
  active: number;
  onOptions(options: readonly Option[]): void;
  onChoose(option: Option): void;
}

/** The suggestions below the field, in groups. */
export function SuggestionList({
  id,
  words,
  isOpen,
  active,
  onOptions,
  onChoose,
}: SuggestionListProps) {
  const text = useText();
  const suggestions = useSuggestions(words);
  const groups = useMemo(() => groupFound(suggestions.flatMap(toOption)), [suggestions]);
  const options = useMemo(() => groups.flatMap(({ found }) => found), [groups]);
  // A layout effect runs before painting, so that field and list never disagree.
  useLayoutEffect(() => {
    onOptions(options);
    return () => onOptions([]);
  }, [options, onOptions]);
  const isShown = isOpen && options.length > 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isShown &&
          text(options.length === 1 ? '{count} suggestion' : '{count} suggestions', {
            count: options.length,
          })}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={text('Suggestions')}
        className={css.list}
        hidden={!isShown}
      >
        {groups.map(({ choice, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={choice?.name} role="group" aria-labelledby={`${id}-${choice?.name}`}>
            <p id={`${id}-${choice?.name}`} className={css.group}>
              {choice && text(choice.label)}
            </p>
            {found.map((option) => (
              <OptionRow
                key={option.id}
                id={`${id}-${option.id}`}
                option={option}
                words={words}
                isActive={options[active] === option}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

interface OptionRowProps extends Pick<SuggestionListProps, 'id' | 'words' | 'onChoose'> {
  option: Option;
  isActive: boolean;
}

function OptionRow({ id, option, words, isActive, onChoose }: OptionRowProps) {
  return (
    // The focus stays in the field, which refers to the active option by its id.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span>
        <MarkedWords text={option.name} words={words} />
      </span>
      <OptionDetail option={option} />
    </div>
  );
}

function OptionDetail({ option: { date, phone, fuzzy } }: { option: Option }) {
  const text = useText();
  const { language } = useTexts();
  const details = [date && dateText(date, language), phone, fuzzy && text('Similar')].filter(
    Boolean,
  );
  return details.length > 0 && <span className={css.detail}>{details.join(' · ')}</span>;
}

function toOption(suggestion: ShownSuggestion): Option[] {
  const page = foundPage(suggestion);
  return page ? [{ ...suggestion, page }] : [];
}
