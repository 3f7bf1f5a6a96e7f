import { LatePartFailed } from '@town/slice-kit/late-part-failed';
import { useLatePart } from '@town/slice-kit/use-late-part';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../messages/use-text';
import type { MoreFieldsProps } from './optional-fields';
import css from './signup-form.module.css';

/** Loads the fields that few fill in before the payment. */
export const loadOptionalFields = () =>
  import(/* webpackChunkName: "optional-fields" */ './optional-fields');

/** What can also be told before the payment, or afterwards: folded away until somebody wants to. */
export function MoreFields({ field, form }: MoreFieldsProps) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The browser opens it also before this script has arrived.
  useEffect(() => setOpened(Boolean(details.current?.open)), []);
  const { errors } = form.formState;
  const isWanted = opened || Object.keys(errors).length > 0;
  const { part, failed, busy, ask } = useLatePart(loadOptionalFields, isWanted);
  const isOpen = opened || part?.optionalFields.some((name) => errors[name]);
  return (
    <details
      ref={details}
      className={css.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{text('Tell us more now, or after the payment (optional)')}</summary>
      {isOpen && part && <part.OptionalFields {...{ field, form }} takesFocus={failed} />}
      {failed && !part && (
        <div className={css.group}>
          <LatePartFailed busy={busy} ask={ask} />
        </div>
      )}
    </details>
  );
}
