import { useLocation } from '@town/slice-kit/router';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element whenever another page is shown, as a browser does when it loads one.
 * A screen reader then continues with the new page instead of the old link. A link to a part of the page moves
 * the focus to that part, if it can have the focus. A link outside the element, as one of the footer, also moves it
 * if it leads to another view of the same page.
 * @param id of the element to focus; each page may have a different one
 */
export function useFocusOnNavigation(id: string): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const home = document.getElementById(id);
    const focused = document.activeElement;
    const isOutside = focused?.matches('a') && !home?.contains(focused);
    const isOther = before.pathname !== pathname || (before.search !== search && isOutside);
    if (!isOther) return;
    home?.focus({ preventScroll: true });
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [pathname, search, hash, id]);
}
