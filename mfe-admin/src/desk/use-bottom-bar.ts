import { useEffect, useRef } from 'react';

const property = '--bottom-bar';

/**
 * Tells style sheets how tall a bar at the bottom of the screen is, so that a toast stands above it. A
 * bar that is part of the page, as the editor's on a large screen, takes no space there.
 * @returns the ref of the bar
 */
export function useBottomBar() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
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
  }, []);
  return bar;
}
