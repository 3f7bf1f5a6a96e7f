import { Injectable } from '@nestjs/common';
import { type EventTimes, lastHour } from '@town/contracts/calendar/event-over';
import { Lists } from '@town/service-kit/lists/lists';

/** SQL of an event's hours as text, so that equal ones are evaluated once. */
const hoursOf = (time: string, endTime: string, isOneNight: string) =>
  `concat(${time}, '|', ${endTime}, '|', ${isOneNight})`;

/** SQL condition: an event with the alias `t` is not over. `OverEvents` provides its parameters. */
export const isNotOver = `(t.lastDate > :lastDay
  or t.lastDate = :lastDay
    and ${hoursOf('t.time', 't.endTime', 't.lastDate = t.date + 1')} <> all(:overHours))`;

/** The hours of a day's ended events, and the version of the calendar that they belong to. */
export interface OverHours {
  version: bigint;
  lastDay: string;
  overHours: string[];
}

type HoursOfDay = EventTimes & { name: string; isOneNight: boolean };

const hoursOfDay = `
  select distinct ${hoursOf('time', 'end_time', 'last_date = date + 1')} as name,
                  time, end_time as "endTime", last_date = date + 1 as "isOneNight"
    from calendar_entries where last_date = $1 order by name`;

/**
 * Finds the events of a day that are over at a minute. Organisers write hours as text, which code parses
 * and the database cannot. A list's cache key has the ended hours and not the minute, so it stays cached
 * until the next event ends.
 */
@Injectable()
export class OverEvents {
  constructor(private readonly lists: Lists) {}

  /** @param clock a moment on the town's clock: "2027-03-12T18:30" */
  async at(clock: string): Promise<OverHours> {
    const [lastDay = '', hour = ''] = clock.split('T');
    const { version, body } = await this.lists.read({
      list: 'events',
      key: `hours of ${lastDay}`,
      read: async (manager) => {
        const content = await manager.query<HoursOfDay[]>(hoursOfDay, [lastDay]);
        return { content, total: content.length };
      },
    });
    const hours: HoursOfDay[] = JSON.parse(body.toString());
    const over = hours.filter((each) => (lastHour(each, each.isOneNight) ?? '24:00') <= hour);
    return { version, lastDay, overHours: over.map(({ name }) => name) };
  }
}
