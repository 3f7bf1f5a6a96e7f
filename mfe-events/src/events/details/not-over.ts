import { isOver } from '@town/contracts/calendar/event-over';
import type { TownMoment } from '@town/contracts/hours/open-state';
import type { ShownEvent } from '@town/slice-kit/read-event';
import type { DateRange } from '../submit/event-dates';
import { upcoming } from '../upcoming';

/** The events in a range of days that are not over, the earliest first. */
export const notOver = (events: readonly ShownEvent[], days: DateRange, { clock }: TownMoment) =>
  upcoming(events, days).filter((event) => !isOver(event, clock));
