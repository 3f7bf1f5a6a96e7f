import { LatePartFailed } from '@town/slice-kit/late-part-failed';
import { useLatePart } from '@town/slice-kit/use-late-part';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../messages/use-text';
import type { MoreFieldsProps } from './optional-fields';
import css from './signup-form.module.css';

/** Loads the optional fields, which few visitors fill in before the payment. */
export const loadOptionalFields = () =>
  import(/* webpackChunkName: "optional-fields" */ './optional-fields');

/** The optional fields, collapsed until the visitor opens them. They can also be filled in after the payment. */
export function MoreFields({ field, form }: MoreFieldsProps) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // A visitor can open it before this script has loaded.
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
