import { lazy, Suspense, useState } from 'react';
import { useText } from '../messages/use-text';
import type { MoreFieldsProps } from './optional-fields';
import css from './signup-form.module.css';

/** Loads the fields that few fill in before the payment. */
export const loadOptionalFields = () =>
  import(/* webpackChunkName: "optional-fields" */ './optional-fields');
const OptionalFields = lazy(loadOptionalFields);

/** The fields that this part of the form holds, to open it where one of them is wrong. */
const names = [
  'businessDescription',
  'businessAddress',
  'businessWebsite',
  'businessSocialMedia',
  'yearsInBusiness',
  'serviceAreas',
  'targetAudience',
  'additionalComments',
] as const;

/** What can also be told before the payment, or afterwards: folded away until somebody wants to. */
export function MoreFields({ field, form }: MoreFieldsProps) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const isWrong = names.some((name) => form.formState.errors[name]);
  return (
    <details
      className={css.more}
      open={opened || isWrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{text('Tell us more now, or after the payment (optional)')}</summary>
      {(opened || isWrong) && (
        <Suspense fallback={null}>
          <OptionalFields {...{ field, form }} />
        </Suspense>
      )}
    </details>
  );
}
