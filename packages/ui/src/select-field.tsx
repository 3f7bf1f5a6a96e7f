import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';

/** A choice of a select: what is stored, and what is read. */
export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = FieldProps &
  ComponentPropsWithRef<'select'> & {
    options: readonly SelectOption[];
    /** An empty first choice, for example "Select a category". */
    placeholder?: string;
  };

/** One of several choices, by the browser's own list. */
export function SelectField({
  label,
  help,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(wiring) => (
        <select {...props} {...wiring} className={classNames(styles.control, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
