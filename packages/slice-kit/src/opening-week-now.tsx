import { OpeningWeek } from '@town/ui/hours/opening-week';
import type { ComponentProps } from 'react';
import { useTownMoment } from './use-town-moment';

/** The opening hours of the next seven days, today first. They change while the page is open. */
export function OpeningWeekNow(props: Omit<ComponentProps<typeof OpeningWeek>, 'today'>) {
  return <OpeningWeek {...props} today={useTownMoment().clock.slice(0, 10)} />;
}
