import type { ComponentProps } from 'react';
import { useText } from './messages/use-text';
import { TextField } from './text-field';

/** The last day of an event of several days. */
export function LastDayField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const text = useText();
  return (
    <TextField
      label={text('Last day')}
      type="date"
      optional
      help={text('Only for an event of several days')}
      {...field}
    />
  );
}
