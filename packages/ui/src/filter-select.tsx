import { useId } from 'react';
import styles from './filter-select.module.css';
import type { SelectOption } from './select-field';

interface FilterSelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange(value: string): void;
  /** Name in the query, for a form that works without scripts. */
  name?: string;
}

/** Narrows a list at once; the list says what it now shows. */
export function FilterSelect({ label, options, value, onChange, name }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
