import type { Field } from '@town/contracts/managed-records/fields';
import { Button } from '@town/ui/button';
import { type ReactNode, useState } from 'react';
import css from '../record-fields.module.css';
import type { RecordForm } from '../use-record-form';

interface SpanishFieldsProps {
  /** The fields that hold translations, by their names. */
  fields: readonly (readonly [name: string, field: Field])[];
  form: RecordForm['form'];
  /** Whether one of them needs attention, so that it must be visible. */
  mustOpen: boolean;
  /** Whether the record has lists whose entries contain their own translations. */
  hasLists: boolean;
  locked: boolean;
  children: ReactNode;
}

/**
 * The Spanish version of a record. It opens on request, when one of its fields has an error, and when the English
 * of one was changed without it. It stays open then: a field must not vanish while somebody types in it.
 */
export function SpanishFields({
  fields,
  form,
  mustOpen,
  hasLists,
  locked,
  children,
}: SpanishFieldsProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (mustOpen && !wasOpened) setWasOpened(true);
  const isOpen = wasOpened || mustOpen;
  const values = form.watch();
  const texts = fields.filter(([, { translates = '' }]) => values[translates]);
  const written = texts.filter(([name]) => values[name]);
  return (
    <div className={css.version}>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setWasOpened(!isOpen)}>
        Spanish version{texts.length > 0 && ` (${written.length} of ${texts.length} texts)`}
      </Button>
      {isOpen && (
        <fieldset className={css.fields} disabled={locked}>
          <legend className="visually-hidden">Spanish version</legend>
          <p>Visitors of the Spanish pages read the English where a text is empty here.</p>
          {hasLists && <p>The Spanish texts of an entry of a list are below its English ones.</p>}
          {children}
        </fieldset>
      )}
    </div>
  );
}
