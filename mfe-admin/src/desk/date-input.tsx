import { TextField } from '@town/ui/text-field';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

/**
 * The value of a date or time that is typed only in part. The browser reports it as empty, and an empty time
 * may mean "at once" or "for ever". This is not a date, so every schema refuses it.
 */
export const incomplete = 'incomplete';

/** The date; "" where there is none, or only a part of one. */
export const dateIn = (value: string): string => (value === incomplete ? '' : value);

interface DateInputProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'onBlur'> {
  type: 'date' | 'datetime-local';
  value: string;
  /** Called with the typed date or time, with "" or with `incomplete`. */
  onChange(value: string): void;
  onBlur?(): void;
}

/** Shown for a value that the form has kept, but the input has not: after a reload. */
const lost = 'Only a part of it was typed, and is lost. Enter it again, or press Delete for none.';

const empties = new Set(['Delete', 'Backspace']);

/** An input for a date, or for a date with a time, that tells "typed in part" from "empty". */
export function DateInput({ value, onChange, onBlur, ref, error, ...props }: DateInputProps) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current);
  const [isLost, setLost] = useState(value === incomplete);
  useClearedPart(own, value);
  if (isLost && value !== incomplete) setLost(false);

  function take(input: HTMLInputElement) {
    const typed = input.validity.badInput ? incomplete : input.value;
    if (typed !== value) onChange(typed);
  }

  function press({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    // Enter submits the form without leaving the input.
    if (key === 'Enter' && !isLost) take(currentTarget);
    if (empties.has(key)) setLost(false);
  }

  return (
    <TextField
      {...props}
      ref={own}
      error={isLost && value === incomplete ? lost : error}
      value={dateIn(value)}
      onKeyDown={press}
      onChange={({ target }) => {
        setLost(false);
        take(target);
      }}
      // The first keys of a date in an empty input are no change for the browser.
      onBlur={({ target }) => {
        if (!isLost) take(target);
        onBlur?.();
      }}
    />
  );
}

/**
 * Removes the typed part of a date when the form is reset. The input's value was empty before, so React
 * does not set it again.
 */
function useClearedPart(own: { current: HTMLInputElement | null }, value: string): void {
  useEffect(() => {
    const input = own.current;
    if (!input || value !== '' || input === document.activeElement) return;
    if (input.validity.badInput) input.value = '';
  }, [own, value]);
}
