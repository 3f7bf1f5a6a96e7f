import { act, fireEvent } from '@testing-library/react';

/** Types a date without its time, and leaves the input. */
export function typeHalf(input: HTMLElement): void {
  typeHalfInside(input);
  fireEvent.blur(input);
}

/**
 * Types a date without its time, and stays in the input. A browser reports such an input as empty, tells
 * nobody of the typing, and shows the typed part until the value is set.
 */
export function typeHalfInside(input: HTMLElement): void {
  let badInput = true;
  Object.defineProperty(input, 'validity', { get: () => ({ badInput }), configurable: true });
  const value = Object.getOwnPropertyDescriptor(input, 'value');
  if (!value) throw new Error('This is not an input that React controls');
  Object.defineProperty(input, 'value', {
    ...value,
    set(given) {
      badInput = false;
      value.set?.call(input, given);
    },
  });
  act(() => input.focus());
}
