import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `home` when a change removed the element that had it. Without that, the keyboard
 * starts again at the top of the page.
 * @param shown what decides which elements there are
 */
export function useFocusWhenLost(home: RefObject<HTMLElement | null>, shown: unknown): void {
  const focused = useRef<Node | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when something else is shown
  useEffect(() => {
    const isGone = focused.current?.isConnected === false;
    if (isGone && document.activeElement === document.body) home.current?.focus();
  }, [home, shown]);
}
