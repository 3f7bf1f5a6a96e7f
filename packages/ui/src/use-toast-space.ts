import { useEffect, useRef } from 'react';

/**
 * Tells style sheets how tall the toast is, as `--toast-space`: on a narrow screen an open dialog
 * ends above it, so that a toast never covers a dialog's buttons or the focused element.
 * @returns the ref of the element that holds the toast
 */
export function useToastSpace<Place extends HTMLElement>() {
  const list = useRef<Place>(null);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const height = element.childElementCount > 0 ? element.offsetHeight : 0;
      document.documentElement.style.setProperty('--toast-space', `${height}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return list;
}
