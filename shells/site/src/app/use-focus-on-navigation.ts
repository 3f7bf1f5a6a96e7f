import { useLocation } from '@town/slice-kit/router';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element whenever another page is shown, as a browser does when it loads one.
 * A screen reader then continues with the new page instead of the old link. A link to a part of the page moves
 * the focus to that part, if it can have the focus.
 * @param id of the element to focus; each page may have a different one
 */
export function useFocusOnNavigation(id: string): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const each of [id, hash.slice(1)]) {
      document.getElementById(each)?.focus({ preventScroll: true });
    }
  }, [pathname, hash, id]);
}
