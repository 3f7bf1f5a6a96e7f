import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { splitFieldProps } from './split-field-props';

type TextAreaProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextArea({ className, ...props }: TextAreaProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <textarea
          {...control}
          {...wiring}
          className={classNames(styles.control, styles.area, className)}
        />
      )}
    </FieldFrame>
  );
}
