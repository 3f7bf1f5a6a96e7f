import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';

type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/** One line of text, or anything else that an `input` takes. */
export function TextField({
  label,
  help,
  error,
  optional,
  id,
  className,
  ...props
}: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(wiring) => (
        <input {...props} {...wiring} className={classNames(styles.control, className)} />
      )}
    </FieldFrame>
  );
}
