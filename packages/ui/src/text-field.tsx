import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { splitFieldProps } from './split-field-props';

type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/** One line of text, or anything else that an `input` takes. */
export function TextField({ className, ...props }: TextFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <input {...control} {...wiring} className={classNames(styles.control, className)} />
      )}
    </FieldFrame>
  );
}
