import type { Field } from '@town/contracts/managed-records/fields';
import { Button } from '@town/ui/button';
import { FieldMessages, useFieldIds } from '@town/ui/field-frame';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import type { EntryKind } from './entries';
import { wrongEntries } from './entry-errors';
import { ListEntry } from './list-entry';
import css from './list-field.module.css';
import { useEntries } from './use-entries';

interface ListFieldProps {
  id: string;
  field: Pick<Field, 'label' | 'help'>;
  kind: EntryKind;
  /** The entries as JSON. */
  value: string;
  /** The error of the list itself. */
  error: string | undefined;
  /** The errors of its entries. */
  errors: unknown;
  locked: boolean;
  onChange(text: string): void;
  ref?: Ref<HTMLButtonElement>;
}

/** A list whose entries have fields of their own: add, open, move and remove, also by keyboard. */
export function ListField(props: ListFieldProps) {
  const { id, field, kind, error, errors, locked, ref } = props;
  const { entries, opened, said, add, actionsOf } = useEntries(props);
  const { wiring, helpId, errorId } = useFieldIds({ id, help: field.help, error });
  const wrong = wrongEntries(errors);
  return (
    <fieldset className={css.list} aria-describedby={wiring['aria-describedby']}>
      <legend className={css.label}>{field.label} (optional)</legend>
      <FieldMessages help={field.help} error={error} helpId={helpId} errorId={errorId} />
      {entries.length > 0 && (
        <ol className={css.entries}>
          {entries.map((entry, index) => (
            <ListEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no stable id
              key={index}
              list={id}
              kind={kind}
              entry={entry}
              index={index}
              count={entries.length}
              // Entries with errors are always open, and so are read-only ones, whose buttons are disabled.
              open={locked || opened === index || wrong.includes(index)}
              locked={locked}
              errors={errors}
              actions={actionsOf(index)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Button id={id} ref={ref} variant="secondary" disabled={locked} onClick={add}>
        <Plus size={18} aria-hidden />
        Add {kind.one}
      </Button>
    </fieldset>
  );
}
