import { useEffect, useId, useRef } from 'react';
import styles from './filter-select.module.css';
import { type SelectOption, SelectOptions } from './select-field';

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly (SelectOption & { value: Value })[];
  value: Value;
  onChange(value: Value): void;
  /** Name in the query, for a form that works without scripts. */
  name?: string;
}

/** A filter of a list, applied at once. */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
}: FilterSelectProps<Value>) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  function choose() {
    const chosen = options.find((option) => option.value === select.current?.value);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice made before the scripts arrived
  useEffect(choose, []);
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        value={value}
        onChange={choose}
        className={styles.select}
      >
        <SelectOptions options={options} />
      </select>
    </div>
  );
}
