import type { Ref } from 'react';
import { CheckboxField } from './checkbox-field';
import styles from './choices-field.module.css';
import { FieldMessages, type FieldProps, useFieldIds } from './field-frame';

interface ChoicesFieldProps extends Pick<FieldProps, 'label' | 'help' | 'error'> {
  id: string;
  options: readonly { value: string; label: string }[];
  /** The chosen values, one on each line. */
  value: string;
  /** How many may be chosen. */
  maximum?: number;
  onChange(value: string): void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Any of several choices, as checkboxes. What is chosen stays in the order of the choices. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { id, label, help, error, options, value, maximum, onChange, onBlur, ref } = props;
  const { wiring, helpId, errorId } = useFieldIds({ id, help, error });
  const chosen = value.split('\n').filter(Boolean);
  const isFull = maximum !== undefined && chosen.length >= maximum;
  const toggle = (changed: string) =>
    options
      .map((option) => option.value)
      .filter((each) => chosen.includes(each) !== (each === changed));
  return (
    <fieldset className={styles.choices} aria-describedby={wiring['aria-describedby']}>
      <legend>{label}</legend>
      <FieldMessages help={help} error={error} helpId={helpId} errorId={errorId} />
      <div className={styles.boxes}>
        {options.map((option, index) => (
          <CheckboxField
            key={option.value}
            ref={index === 0 ? ref : undefined}
            id={index === 0 ? id : `${id}-${option.value}`}
            label={option.label}
            checked={chosen.includes(option.value)}
            disabled={isFull && !chosen.includes(option.value)}
            onBlur={onBlur}
            onChange={() => onChange(toggle(option.value).join('\n'))}
          />
        ))}
      </div>
    </fieldset>
  );
}
