import { useCallback } from 'react';

/**
 * Keeps the focused element in view when its scrolling box shrinks, for a toast or a keyboard, and when
 * the keyboard moves the focus: Radix moves it from the last element to the first without scrolling.
 * @returns the ref of the box, which may appear later than the component
 */
export function useFocusInView() {
  return useCallback((element: Element) => {
    if (typeof ResizeObserver === 'undefined') return;
    const show = () => {
      const { activeElement } = document;
      if (element.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    // What is pressed must not move away under the pointer.
    const showWhenTyped = () => document.activeElement?.matches(':focus-visible') && show();
    const observer = new ResizeObserver(show);
    observer.observe(element);
    element.addEventListener('focusin', showWhenTyped);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', showWhenTyped);
    };
  }, []);
}
