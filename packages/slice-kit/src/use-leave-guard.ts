import { useBlocker } from '@town/slice-kit/router';
import { useEffect } from 'react';

/**
 * Stops a visitor who leaves a page on which something would be lost, by a link, by Back or by closing the
 * tab. The caller asks what to do while `asks` is true; the browser asks by itself when the tab is closed.
 * @param isLost whether something would be lost now
 * @param isLostThen the same at the moment of leaving, for a value that changes without a render
 */
export function useLeaveGuard(isLost: boolean, isLostThen: () => boolean = () => isLost) {
  // Another history entry of the same page belongs to a dialog or a filter, so nothing is lost.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLostThen() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
  return {
    asks: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
