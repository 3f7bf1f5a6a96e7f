import { fireEvent } from '@testing-library/react';

/** Types a date without its time, and leaves the input. A browser reports such an input as empty. */
export function typeHalf(input: HTMLElement): void {
  Object.defineProperty(input, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.blur(input);
}
