import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { splitFieldProps } from './split-field-props';

/** A choice of a select: the stored value and the visible label. */
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
export function SelectField({ className, options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <select {...control} {...wiring} className={classNames(styles.control, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <SelectOptions options={options} />
        </select>
      )}
    </FieldFrame>
  );
}

/** The choices of a select. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
