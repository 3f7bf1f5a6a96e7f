import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { useText } from './messages/use-text';

/** The props that every field of a form takes. */
export interface FieldProps {
  label: ReactNode;
  /** Below the control: how to fill it in. */
  help?: ReactNode;
  /** The error message, below the help. */
  error?: string;
  /** Says "(optional)" behind the label. */
  optional?: boolean;
  id?: string;
  /** Reads an error out as soon as it appears: for forms without an error summary. */
  announced?: boolean;
}

/** The attributes that tie a control to its label, help and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** Names the help and error of a field so that the control can point at them. */
export function useFieldIds({ id, help, error }: Pick<FieldProps, 'id' | 'help' | 'error'>) {
  const generated = useId();
  const control = id ?? generated;
  const helpId = help ? `${control}-help` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const wiring: ControlWiring = {
    id: control,
    'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
    // Said in either case: without it, browsers report required dates and choices as invalid while empty.
    'aria-invalid': Boolean(error),
  };
  return { wiring, helpId, errorId };
}

interface FieldMessagesProps extends Pick<FieldProps, 'help' | 'error' | 'announced'> {
  helpId?: string;
  errorId?: string;
}

/** The lines below a control. */
export function FieldMessages({ help, error, announced, helpId, errorId }: FieldMessagesProps) {
  return (
    <>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error} role={announced ? 'alert' : undefined}>
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  );
}

interface FieldFrameProps extends FieldProps {
  children(wiring: ControlWiring): ReactNode;
}

/** Label above the control, help and error below it. */
export function FieldFrame({ label, optional, children, ...field }: FieldFrameProps) {
  const text = useText();
  const { wiring, helpId, errorId } = useFieldIds(field);
  return (
    <div className={styles.field}>
      <label htmlFor={wiring.id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {text('(optional)')}</span>}
      </label>
      {children(wiring)}
      <FieldMessages {...field} helpId={helpId} errorId={errorId} />
    </div>
  );
}
