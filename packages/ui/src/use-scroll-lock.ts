import { useEffect } from 'react';

/** Keeps the page behind a full-screen view from scrolling while `locked`. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    // Padding replaces the scroll bar, or the page would jump sideways.
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      style.paddingRight = '';
    };
  }, [locked]);
}
