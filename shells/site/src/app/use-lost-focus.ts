import { useLocation } from '@town/slice-kit/router';
import { useLastFocused } from '@town/ui/use-last-focused';
import { useEffect } from 'react';

/**
 * Moves the focus to an element when the focused link disappears because it leads to another view of the
 * same page: "Clear the search", or "Show all" in an empty list. Otherwise Tab starts at the top again.
 * @param id of the element; undefined on pages that move the focus themselves
 */
export function useLostFocus(id: string | undefined): void {
  const { key } = useLocation();
  const focused = useLastFocused();

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each view
  useEffect(() => {
    const home = id && document.getElementById(id);
    const link = focused.current;
    if (!home || !link) return undefined;
    const isSettled = () => {
      if (link.isConnected) return document.activeElement !== link;
      if (document.activeElement === document.body) home.focus({ preventScroll: true });
      return true;
    };
    if (isSettled()) return undefined;
    // The link stays until the other view has loaded.
    const changes = new MutationObserver(() => isSettled() && changes.disconnect());
    changes.observe(home, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [key, id]);
}
