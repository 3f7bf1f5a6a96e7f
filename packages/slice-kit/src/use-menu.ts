import { useLocation } from '@town/slice-kit/router';
import { useEffect, useState } from 'react';

/** Whether a menu is open. It closes with every navigation, also one by other means than its links. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each path
  useEffect(() => setOpen(false), [pathname]);
  return { open, setOpen, pathname };
}
