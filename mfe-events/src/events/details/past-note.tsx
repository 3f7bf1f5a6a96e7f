import { eventHours } from '@town/contracts/calendar/event-hours';
import { isOver } from '@town/contracts/calendar/event-over';
import { lastDay } from '@town/contracts/calendar/last-day';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { useText } from '../../messages/use-text';
import { isOff } from './event-status';

/**
 * Whether an event is over, or began earlier today and may be over because its end is unknown. An event of
 * several days is treated as still running on its last day if its end is unknown.
 * @param clock the minute on the town's clock: "2027-03-12T18:30"
 */
export function past(event: ShownEvent, clock: string): 'over' | 'begun' | undefined {
  if (!isOver(event, clock)) return undefined;
  const today = clock.slice(0, 10);
  const end = eventHours(event.endTime)?.begin ?? eventHours(event.time)?.end;
  if (end || lastDay(event) < today) return 'over';
  return event.date === today ? 'begun' : undefined;
}

/** Says that an event has already taken place, or began earlier today; renders nothing for a future event. */
export function PastNote({ event, clock }: { event: ShownEvent; clock: string }) {
  const text = useText();
  const state = past(event, clock);
  if (!state || isOff(event)) return null;
  return (
    <p>
      {text(
        state === 'over'
          ? 'This event has already taken place.'
          : 'This event began earlier today.',
      )}
    </p>
  );
}
