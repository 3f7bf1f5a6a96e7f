import { type RefObject, useRef } from 'react';
import { focusPart, partOf } from './focus-part-of';
import { currentOpener } from './opener';

/**
 * Returns the focus to the element that opened a dialog, or to the part of the page around it where it
 * has gone. Radix does so only for its own trigger component, and dialogs here are opened by state.
 * @param fallback takes the focus if the opener was removed or is disabled
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const part = useRef<ReturnType<typeof partOf>>(undefined);
  const isLost = () => document.activeElement === document.body;
  return {
    onOpenAutoFocus: () => {
      opener.current = currentOpener();
      part.current = partOf(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement) current.focus({ preventScroll: true });
      if (isLost()) fallback?.current?.focus();
      if (isLost()) focusPart(part.current);
    },
  };
}
