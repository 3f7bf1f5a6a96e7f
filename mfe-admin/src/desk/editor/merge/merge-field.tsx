import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { FieldConflict, Side } from './merge-values';
import css from './merge-view.module.css';

const sides: { side: Side; label: string }[] = [
  { side: 'mine', label: 'Mine' },
  { side: 'theirs', label: 'Theirs' },
];

interface MergeFieldProps {
  label: string;
  conflict: FieldConflict;
  choice: Side | undefined;
  /** Whether a required choice is missing. */
  missing: boolean;
  /** A value as people read it. */
  show(value: unknown): string;
  onChoose(side: Side): void;
}

/** Both values of a field side by side, to choose from. */
export function MergeField({ label, conflict, choice, missing, show, onChoose }: MergeFieldProps) {
  const { name, changedBy } = conflict;
  const errorId = useId();
  const change =
    changedBy === 'mine'
      ? 'Only you changed it'
      : changedBy === 'theirs'
        ? 'Only they changed it'
        : 'Both of you changed it';
  return (
    <fieldset className={css.field} aria-describedby={missing ? errorId : undefined}>
      <legend className={css.label}>
        {label} <span className={css.change}>{change}</span>
      </legend>
      <div className={css.sides}>
        {sides.map(({ side, label: whose }) => (
          <label key={side} className={css.side}>
            <input
              type="radio"
              name={name}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <span className={css.name}>{whose}</span>
            <span className={css.value}>{show(conflict[side])}</span>
          </label>
        ))}
      </div>
      {missing && (
        <p id={errorId} className={css.error} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          Please choose one of the two
        </p>
      )}
    </fieldset>
  );
}
