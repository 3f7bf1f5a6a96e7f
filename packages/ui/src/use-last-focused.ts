import { type RefObject, useEffect, useRef } from 'react';

/** The element that had the focus last, also when it has been removed since. */
export function useLastFocused(): RefObject<Node | null> {
  const focused = useRef<Node | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node ? target : null;
    };
    // Somebody may have used the page before it was hydrated.
    const { activeElement, body } = document;
    if (activeElement !== body) focused.current = activeElement;
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return focused;
}
