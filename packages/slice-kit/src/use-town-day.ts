import { type Site, useSite } from '@town/slice-kit/site';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { useState } from 'react';

/**
 * The town's day, with the first moment in which this page shows it. It begins as the server rendered
 * it, and changes when a new day begins while the page is open: what is asked for by it is asked again.
 */
export function useTownDay(): Pick<Site, 'today' | 'now'> {
  const { today, now } = useSite();
  const moment = useTownMoment();
  const [day, setDay] = useState({ today, now });
  const present = moment.clock.slice(0, 10);
  if (present > day.today) setDay({ today: present, now: moment });
  return day;
}
