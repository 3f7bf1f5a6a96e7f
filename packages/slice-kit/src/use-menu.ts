import { useLocation } from '@town/slice-kit/router';
import { useEffect, useState } from 'react';

/** Whether a menu is open. It closes on every navigation, even one that did not begin in the menu. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each path
  useEffect(() => setOpen(false), [pathname]);
  return { open, setOpen, pathname };
}
