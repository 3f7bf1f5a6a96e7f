import type { MissedSearch } from '@town/contracts/search/synonyms';
import { formatDate } from '@town/contracts/town/date';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { useStaff } from '../session/staff';
import css from './search-words.module.css';

interface MissedListProps {
  searches: readonly MissedSearch[];
  /** Begins a new group with a word. */
  onBegin(word: string): void;
}

/** Searches that found nothing. A group has single words, so each word of a search has a button. */
export function MissedList({ searches, onBegin }: MissedListProps) {
  const { mayEdit } = useStaff();
  if (searches.length === 0) {
    return (
      <EmptyState title="Every search has found something">
        Searches of the last 90 days without a result appear here, without who made them.
      </EmptyState>
    );
  }
  return (
    <ul className={css.rows} aria-label="Searches that found nothing">
      {searches.map(({ words, count, lastOn }) => (
        <li key={words} className={css.row}>
          <div className={css.words}>
            <p>{words}</p>
            <p className={css.facts}>
              {count === 1 ? 'Once' : `${count} times`}, last on {formatDate(lastOn)}
            </p>
          </div>
          {mayEdit && (
            <div className={css.actions}>
              {singleWords(words).map((word) => (
                <Button key={word} variant="secondary" onClick={() => onBegin(word)}>
                  New group with “{word}”
                </Button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The distinct single words of a search. */
const singleWords = (words: string) => [...new Set(words.match(/[\p{L}\p{N}]{2,40}/gu))];
