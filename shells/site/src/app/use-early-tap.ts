import { useEffect } from 'react';

/**
 * Presses the button that a visitor pressed before the page's scripts had arrived. On a slow phone that
 * takes seconds, and nothing would happen. The page's first script has marked the button, see
 * `start-script.ts`.
 */
export function useEarlyTap(): void {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-tapped]');
    button?.removeAttribute('data-tapped');
    // Not within the effect: the press lets React hydrate the part of the page around the button first.
    setTimeout(() => button?.click());
  }, []);
}
