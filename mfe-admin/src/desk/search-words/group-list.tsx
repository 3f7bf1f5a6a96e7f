import type { Synonyms } from '@town/contracts/search/synonyms';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { recordElementId } from '../../lists/use-focus-after-action';
import { useStaff } from '../session/staff';
import css from './search-words.module.css';
import { wordsText } from './use-search-words';

interface GroupListProps {
  groups: readonly Synonyms[];
  /** The group that is being removed. */
  removing: string | undefined;
  onChange(group: Synonyms): void;
  onRemove(group: Synonyms): void;
}

/** The groups of words; editors also get what changes them. */
export function GroupList({ groups, removing, onChange, onRemove }: GroupListProps) {
  const { mayEdit } = useStaff();
  if (groups.length === 0) {
    return (
      <EmptyState title="No words mean the same yet">
        A search then finds only the words that a page has itself.
      </EmptyState>
    );
  }
  return (
    <ul className={css.rows} aria-label="Groups of words">
      {groups.map((group) => {
        const words = wordsText(group.words);
        const about = <span className="visually-hidden"> {words}</span>;
        return (
          <li key={group.id} id={recordElementId(group.id)} tabIndex={-1} className={css.row}>
            <p className={css.words}>{words}</p>
            {mayEdit && (
              <div className={css.actions}>
                <Button variant="secondary" onClick={() => onChange(group)}>
                  Change{about}
                </Button>
                <Button
                  variant="quiet"
                  busy={removing === group.id}
                  onClick={() => onRemove(group)}
                >
                  Remove{about}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
