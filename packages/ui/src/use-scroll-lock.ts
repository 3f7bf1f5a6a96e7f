import { useEffect } from 'react';

/** How many full-screen views are open: one may ask a question in another. */
let locks = 0;

/** Keeps the page behind a full-screen view from scrolling while `locked`. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    locks += 1;
    if (locks === 1) lockPage();
    return () => {
      locks -= 1;
      if (locks === 0) unlockPage();
    };
  }, [locked]);
}

function lockPage(): void {
  const { style, clientWidth } = document.documentElement;
  // Padding replaces the scroll bar, or the page would jump sideways.
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
}

function unlockPage(): void {
  const { style } = document.documentElement;
  style.overflow = '';
  style.paddingRight = '';
}
