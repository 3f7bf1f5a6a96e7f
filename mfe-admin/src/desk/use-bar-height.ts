import { useEffect, useRef } from 'react';

/**
 * Tells style sheets how tall a bar is that stays in view: a toast stands above one at the bottom, and
 * what has the focus stands below one at the top. A bar that scrolls with the page takes no space there.
 * @param property the custom property that gets the height
 * @returns the ref of the bar
 */
export function useBarHeight(property: '--bottom-bar' | '--top-bar') {
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
  }, [property]);
  return bar;
}
