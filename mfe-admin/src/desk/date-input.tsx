import { TextField } from '@town/ui/text-field';
import type { ComponentProps } from 'react';

/**
 * The value of a date or time that is typed only in part. The browser reports it as empty, and an empty time
 * may mean "at once" or "for ever". This is not a date, so every schema refuses it.
 */
export const incomplete = 'incomplete';

interface DateInputProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'onBlur'> {
  type: 'date' | 'datetime-local';
  value: string;
  /** Called with the typed date or time, with "" or with `incomplete`. */
  onChange(value: string): void;
  onBlur?(): void;
}

/** An input for a date, or for a date with a time, that tells "typed in part" from "empty". */
export function DateInput({ value, onChange, onBlur, ...props }: DateInputProps) {
  const take = (input: HTMLInputElement) => {
    const typed = input.validity.badInput ? incomplete : input.value;
    if (typed !== value) onChange(typed);
  };
  return (
    <TextField
      {...props}
      value={value === incomplete ? '' : value}
      onChange={({ target }) => take(target)}
      // The first keys of a date in an empty input are no change for the browser.
      onBlur={({ target }) => {
        take(target);
        onBlur?.();
      }}
    />
  );
}
