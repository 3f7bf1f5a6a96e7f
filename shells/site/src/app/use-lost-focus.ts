import { useLocation } from '@town/slice-kit/router';
import { useLastFocused } from '@town/ui/use-last-focused';
import { useEffect } from 'react';

/**
 * Moves the focus to an element when a link to another view of the same page goes away with the focus:
 * "Clear the search", or "Show all" in an empty list. Without that, the keyboard starts again at the top.
 * @param id of the element; undefined on pages that do it themselves
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
