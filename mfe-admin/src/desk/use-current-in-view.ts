import { useEffect, useRef } from 'react';

/**
 * Scrolls a navigation that is longer than the screen to the link of the page that is shown.
 * @param pathname of the page
 * @param role decides which links there are
 * @returns the ref of the element that scrolls
 */
export function useCurrentInView(pathname: string, role: string | undefined) {
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for other links and another page
  useEffect(() => {
    const element = scroller.current;
    const link = element?.querySelector<HTMLElement>('[aria-current]');
    if (!element || !link) return;
    const { scrollTop, clientHeight } = element;
    const top = link.offsetTop;
    const isShown = top >= scrollTop && top + link.offsetHeight <= scrollTop + clientHeight;
    if (!isShown) element.scrollTop = top - clientHeight / 2;
  }, [pathname, role]);
  return scroller;
}
