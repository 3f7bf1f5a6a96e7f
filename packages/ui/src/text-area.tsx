import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';

type TextAreaProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextArea({ label, help, error, optional, id, className, ...props }: TextAreaProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(wiring) => (
        <textarea
          {...props}
          {...wiring}
          className={classNames(styles.control, styles.area, className)}
        />
      )}
    </FieldFrame>
  );
}
