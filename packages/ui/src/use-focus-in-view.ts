import { useCallback } from 'react';

/**
 * Keeps the focused element in view when its scrolling box shrinks: for a toast, or a keyboard.
 * @returns the ref of the box, which may appear later than the component
 */
export function useFocusInView() {
  return useCallback((element: Element) => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { activeElement } = document;
      if (element.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
