import type { Field } from '@town/contracts/managed-records/fields';
import type { Ref } from 'react';

/** The part of an input that a form library uses. */
interface Focusable {
  focus(): void;
}

/** The props of an input for an article. */
export interface ArticleInputProps {
  id: string;
  field: Pick<Field, 'label' | 'help'>;
  error: string | undefined;
  /** HTML. */
  value: string;
  locked: boolean;
  onChange(html: string): void;
  onBlur(): void;
  ref: Ref<Focusable>;
}
