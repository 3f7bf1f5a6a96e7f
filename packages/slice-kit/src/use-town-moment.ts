import { type TownMoment, townMoment } from '@town/contracts/hours/open-state';
import { useSite } from '@town/slice-kit/site';
import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The present minute on the town's clock. It begins with the server's, so the browser first shows what
 * the server rendered, and changes with every minute while the page is open. The visitor's device only
 * counts the time that has passed: its clock and its time zone may be wrong.
 */
export function useTownMoment(): TownMoment {
  const { now } = useSite();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      const at = now.at + Math.max(0, Date.now() - performance.timeOrigin);
      timer = setTimeout(show, minute - (at % minute));
      // Creating the first formatter takes long on a cheap phone, so the server's minute is used at first.
      const isSameMinute = Math.floor(at / minute) === Math.floor(now.at / minute);
      if (!isSameMinute) {
        setMoment(townMoment(at, now.timeZone));
      }
    };
    show();
    // A sleeping phone runs no timers, so the minute is updated when the page is visible again.
    document.addEventListener('visibilitychange', show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [now]);
  return moment;
}
