import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { type FormEvent, useState } from 'react';
import type { RecordValues } from '../record-values';
import { MergeField } from './merge-field';
import { findConflicts, mergeValues, type Side } from './merge-values';
import css from './merge-view.module.css';

interface MergeFormProps {
  title: string;
  /** Who saved what and when. */
  saved: string;
  /** The values that the form was filled from. */
  base: RecordValues;
  mine: RecordValues;
  /** The values that another person has saved meanwhile. */
  theirs: RecordValues;
  labelOf(name: string): string;
  /** A field's value as people read it. */
  show(name: string, value: unknown): string;
  onMerged(merged: RecordValues): void;
}

/** Two people's versions of the same values, with a choice for each field in which they differ. */
export function MergeForm({
  title,
  saved,
  base,
  mine,
  theirs,
  labelOf,
  show,
  onMerged,
}: MergeFormProps) {
  const conflicts = findConflicts(base, mine, theirs);
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(
      conflicts.flatMap(({ name, changedBy }) => (changedBy ? [[name, changedBy]] : [])),
    ),
  );
  const [asked, setAsked] = useState(false);
  const open = conflicts.filter(({ name }) => !choices[name]);

  function merge(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(true);
    const [first] = open;
    if (!first) return onMerged(mergeValues(mine, theirs, choices));
    const radio = event.currentTarget.elements.namedItem(first.name);
    if (radio instanceof RadioNodeList && radio[0] instanceof HTMLElement) radio[0].focus();
  }

  return (
    <form className={css.merge} onSubmit={merge} noValidate aria-label="Two versions">
      <FocusOnMount>
        <Notice tone="warning" title={title}>
          <p>
            {saved} Choose for each field what stays. You can still change everything afterwards;
            nothing is saved before you say so.
          </p>
        </Notice>
      </FocusOnMount>
      {conflicts.map((conflict) => (
        <MergeField
          key={conflict.name}
          label={labelOf(conflict.name)}
          conflict={conflict}
          choice={choices[conflict.name]}
          missing={asked && !choices[conflict.name]}
          show={(value) => show(conflict.name, value)}
          onChoose={(side) => setChoices({ ...choices, [conflict.name]: side })}
        />
      ))}
      {conflicts.length === 0 && <p>Both versions say the same.</p>}
      <p>
        <Button type="submit">Use the chosen version of each field</Button>
      </p>
    </form>
  );
}
