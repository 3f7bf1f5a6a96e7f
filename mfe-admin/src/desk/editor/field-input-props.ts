import type { Field } from '@town/contracts/managed-records/fields';
import type { RecordForm } from './use-record-form';

/** Id of a field's control. */
export const fieldId = (name: string) => `record-${name}`;

export interface FieldInputProps {
  name: string;
  field: Field;
  form: RecordForm['form'];
  error: string | undefined;
  /** True when the field may not be changed. */
  locked: boolean;
}
