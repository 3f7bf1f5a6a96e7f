import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { FieldMessages, type FieldProps, useFieldIds } from './field-frame';

type CheckboxFieldProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>;

/** A checkbox with its label beside it. */
export function CheckboxField({ label, help, error, id, ...props }: CheckboxFieldProps) {
  const { wiring, helpId, errorId } = useFieldIds({ id, help, error });
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={wiring.id}>
        <input {...props} {...wiring} type="checkbox" className={styles.box} />
        <span>{label}</span>
      </label>
      <FieldMessages help={help} error={error} helpId={helpId} errorId={errorId} />
    </div>
  );
}
