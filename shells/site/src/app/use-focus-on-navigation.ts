import { useLocation } from '@town/slice-kit/router';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element whenever another page is shown, as a browser does on its own when
 * it loads one, so that a screen reader reads on from the new page and not from the old link.
 */
export function useFocusOnNavigation<E extends HTMLElement>() {
  const { pathname } = useLocation();
  const element = useRef<E>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    element.current?.focus({ preventScroll: true });
  }, [pathname]);
  return element;
}
