import type { FieldProps } from './field-frame';

/** Parts a field component's props into those of its frame and those of its control. */
export function splitFieldProps<Props extends FieldProps>({
  label,
  help,
  error,
  optional,
  announced,
  id,
  ...control
}: Props) {
  return { frame: { label, help, error, optional, announced, id }, control };
}
