import { useLayoutEffect } from 'react';

const room = '--toast-room';

/**
 * Adds space below the end of a scrolling page while a toast covers it, as `--toast-room`. After the
 * toast, the space stays as long as it is in view, so that nothing moves that the visitor is about to
 * press.
 */
export function useToastRoom(isShown: boolean): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    const { style } = page;
    if (isShown) {
      // A page without a scroll bar would get one, and become narrower.
      if (page.scrollHeight > page.clientHeight) style.setProperty(room, 'var(--toast-space)');
      return;
    }
    const height = Number.parseFloat(style.getPropertyValue('--toast-space'));
    style.setProperty(room, `${height}px`);
    function giveBack() {
      const isInView = window.scrollY > page.scrollHeight - page.clientHeight - height;
      if (isInView && window.scrollY > 0) return;
      style.removeProperty(room);
      window.removeEventListener('scroll', giveBack);
    }
    window.addEventListener('scroll', giveBack);
    giveBack();
    return () => window.removeEventListener('scroll', giveBack);
  }, [isShown]);
}
