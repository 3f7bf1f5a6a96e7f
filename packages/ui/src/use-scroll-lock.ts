import { useEffect } from 'react';

/** Keeps the page behind a full-screen view from scrolling while `locked`. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [locked]);
}
