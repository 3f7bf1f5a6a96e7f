import { type RefObject, useRef } from 'react';

/**
 * Returns the focus to the element that opened a dialog. Radix does so only for its own trigger
 * component, and dialogs here are opened by state.
 * @param fallback takes the focus where the opener is gone or disabled
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement) current.focus({ preventScroll: true });
      if (document.activeElement === document.body) fallback?.current?.focus();
    },
  };
}
