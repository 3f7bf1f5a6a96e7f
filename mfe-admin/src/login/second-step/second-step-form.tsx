import { Button } from '@town/ui/button';
import type { FormEventHandler, ReactNode } from 'react';
import css from './second-step.module.css';

interface SecondStepFormProps {
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The field of the proof. */
  children: ReactNode;
}

/** The form around a proof that is typed. */
export function SecondStepForm({ busy, onSubmit, children }: SecondStepFormProps) {
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate aria-label="Second step">
      {children}
      <p>
        <Button type="submit" busy={busy}>
          {busy ? 'Checking...' : 'Continue'}
        </Button>
      </p>
    </form>
  );
}
