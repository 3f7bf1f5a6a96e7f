import { Button } from '@town/ui/button';
import { Picture } from '@town/ui/picture';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import { type Entry, type EntryKind, entryPicture, entryTitle } from './entries';
import { entryError } from './entry-errors';
import { EntryFields } from './entry-fields';
import css from './list-field.module.css';

/** What somebody does with an entry. */
export interface EntryActions {
  toggle(): void;
  change(entry: Entry): void;
  moveTo(index: number): void;
  remove(): void;
}

interface ListEntryProps {
  list: string;
  kind: EntryKind;
  entry: Entry;
  index: number;
  count: number;
  open: boolean;
  locked: boolean;
  errors: unknown;
  actions: EntryActions;
}

/** Id of a button of an entry. */
export const entryButtonId = (list: string, index: number, action: EntryButton) =>
  `${list}-${index}-${action}`;
export type EntryButton = 'open' | 'up' | 'down';

/** An entry: its name, which opens its fields, and buttons that move and remove it. */
export function ListEntry(props: ListEntryProps) {
  const { list, kind, entry, index, open, errors, actions } = props;
  const name = `${kind.one} ${index + 1}`;
  const title = entryTitle(kind, entry) || `New ${kind.one}`;
  const fieldsId = `${list}-${index}-fields`;
  const Arrow = open ? ChevronDown : ChevronRight;
  const wrong = entryError(errors, index);
  const picture = entryPicture(kind, entry);
  return (
    <li className={css.entry}>
      <div className={css.head}>
        {picture && !open && (
          <div className={css.picture}>
            <Picture src={picture} sizes="4.5rem" />
          </div>
        )}
        <Button
          variant="quiet"
          className={css.open}
          id={entryButtonId(list, index, 'open')}
          aria-expanded={open}
          aria-controls={open ? fieldsId : undefined}
          onClick={actions.toggle}
        >
          <Arrow size={18} aria-hidden />
          <span className="visually-hidden">{name}: </span>
          {title}
        </Button>
        <EntryButtons {...props} name={name} />
      </div>
      {wrong && <p role="alert">{wrong}</p>}
      {open && (
        <fieldset id={fieldsId} className={css.fields}>
          <legend className="visually-hidden">{name}</legend>
          <EntryFields
            list={list}
            index={index}
            fields={kind.fields}
            entry={entry}
            error={(field) => entryError(errors, index, field)}
            onChange={actions.change}
          />
        </fieldset>
      )}
    </li>
  );
}

function EntryButtons({
  list,
  index,
  count,
  locked,
  actions,
  name,
}: ListEntryProps & { name: string }) {
  if (locked) return null;
  return (
    <div className={css.actions}>
      <Button
        variant="quiet"
        id={entryButtonId(list, index, 'up')}
        disabled={index === 0}
        aria-label={`Move ${name} up`}
        onClick={() => actions.moveTo(index - 1)}
      >
        <ArrowUp size={18} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        id={entryButtonId(list, index, 'down')}
        disabled={index === count - 1}
        aria-label={`Move ${name} down`}
        onClick={() => actions.moveTo(index + 1)}
      >
        <ArrowDown size={18} aria-hidden />
      </Button>
      <Button variant="quiet" aria-label={`Remove ${name}`} onClick={actions.remove}>
        <Trash2 size={18} aria-hidden />
      </Button>
    </div>
  );
}
