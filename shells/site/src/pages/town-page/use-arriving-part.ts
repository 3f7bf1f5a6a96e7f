import { useLocation } from '@town/slice-kit/router';
import { useEffect, useState } from 'react';

/**
 * Shows the part of a page that the address names when it arrives after the page. After a link of another page,
 * the router looks for the part once, and the data is fetched only then. It does nothing when a visitor has
 * scrolled meanwhile, or is typing.
 * @param isThere whether the parts are shown
 */
export function useArrivingPart(isThere: boolean): void {
  const { hash } = useLocation();
  const [wasThere] = useState(isThere);
  useEffect(() => {
    if (wasThere || !isThere || window.scrollY > 0) return;
    if (document.activeElement?.matches('input, textarea, select')) return;
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [wasThere, isThere, hash]);
}
