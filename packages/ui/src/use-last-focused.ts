import { type RefObject, useEffect, useRef } from 'react';

/** The element that had the focus last, even if it has been removed since. */
export function useLastFocused(): RefObject<Node | null> {
  const focused = useRef<Node | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node ? target : null;
    };
    // The visitor may have used the page before it was hydrated.
    const { activeElement, body } = document;
    if (activeElement !== body) focused.current = activeElement;
    // React stops the event at the document when the element is in a part that is not hydrated yet.
    const capture = { capture: true };
    document.addEventListener('focusin', remember, capture);
    return () => document.removeEventListener('focusin', remember, capture);
  }, []);
  return focused;
}
