/**
 * The opening hours of a place at the present minute on the town's clock. They change while the page is open.
 * @module
 */
import { OpenLine } from '@town/ui/hours/open-line';
import { OpeningWeek } from '@town/ui/hours/opening-week';
import type { ComponentProps } from 'react';
import { useTownMoment } from './use-town-moment';

/** Whether a place is open now, and until when. */
export function OpenLineNow(props: Omit<ComponentProps<typeof OpenLine>, 'moment'>) {
  return <OpenLine {...props} moment={useTownMoment()} />;
}

/** The opening hours of the next seven days, today first. */
export function OpeningWeekNow(props: Omit<ComponentProps<typeof OpeningWeek>, 'today'>) {
  return <OpeningWeek {...props} today={useTownMoment().clock.slice(0, 10)} />;
}
