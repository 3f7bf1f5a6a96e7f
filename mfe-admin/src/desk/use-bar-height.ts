import { useEffect, useRef } from 'react';

/**
 * Tells style sheets how tall a bar at the top or the bottom of the screen is, as `--top-bar` and
 * `--bottom-bar`: what gets the focus stands clear of it, and so do toasts and other bars. A bar that is
 * part of the page, as the editor's buttons on a large screen, takes no space there.
 * @returns the ref of the bar
 */
export function useBarHeight<Bar extends HTMLElement = HTMLDivElement>(side: 'top' | 'bottom') {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const property = `--${side}-bar`;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isBar = getComputedStyle(element).position !== 'static';
      style.setProperty(property, isBar ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [side]);
  return bar;
}
