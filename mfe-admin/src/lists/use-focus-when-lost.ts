import { useLastFocused } from '@town/ui/use-last-focused';
import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to `home` when a change removed the element that had it. Without that, the keyboard
 * starts again at the top of the page.
 * @param shown what decides which elements there are
 */
export function useFocusWhenLost(home: RefObject<HTMLElement | null>, shown: unknown): void {
  const focused = useLastFocused();

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when something else is shown
  useEffect(() => {
    const isGone = focused.current?.isConnected === false;
    if (isGone && document.activeElement === document.body) home.current?.focus();
  }, [home, shown]);
}
