import { type Site, useSite } from '@town/slice-kit/site';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { useState } from 'react';

/**
 * The town's day, with the first moment in which this page shows it. The first value is the server's. It
 * changes when a new day begins while the page is open; queries that depend on it are then fetched again.
 */
export function useTownDay(): Pick<Site, 'today' | 'now'> {
  const { today, now } = useSite();
  const moment = useTownMoment();
  const [day, setDay] = useState({ today, now });
  const present = moment.clock.slice(0, 10);
  if (present > day.today) setDay({ today: present, now: moment });
  return day;
}
