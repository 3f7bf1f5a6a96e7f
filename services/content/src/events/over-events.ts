import { Injectable } from '@nestjs/common';
import { type EventTimes, lastHour } from '@town/contracts/calendar/event-over';
import { DataSource } from 'typeorm';

/** SQL that names the hours of an event: equal ones are judged once. */
const hoursOf = (time: string, endTime: string, isOneNight: string) =>
  `concat(${time}, '|', ${endTime}, '|', ${isOneNight})`;

/** Whether an event of the alias `t` is not over; its parameters come from `OverEvents`. */
export const isNotOver = `(t.lastDate > :lastDay
  or t.lastDate = :lastDay
    and ${hoursOf('t.time', 't.endTime', 't.lastDate = t.date + 1')} <> all(:overHours))`;

type HoursOfDay = EventTimes & { name: string; isOneNight: boolean };

/**
 * Which events of a day are over at a minute. Organisers write hours in words, which code reads and the
 * database does not. A list names the hours that are over and not the minute, so it stays in the cache
 * until the next event ends.
 */
@Injectable()
export class OverEvents {
  constructor(private readonly dataSource: DataSource) {}

  /** @param clock a moment on the town's clock: "2027-03-12T18:30" */
  async at(clock: string): Promise<{ lastDay: string; overHours: string[] }> {
    const [lastDay = '', hour = ''] = clock.split('T');
    const hours = await this.dataSource.query<HoursOfDay[]>(
      `select distinct ${hoursOf('time', 'end_time', 'last_date = date + 1')} as name,
                       time, end_time as "endTime", last_date = date + 1 as "isOneNight"
         from calendar_entries where last_date = $1 order by name`,
      [lastDay],
    );
    const over = hours.filter((each) => (lastHour(each, each.isOneNight) ?? '24:00') <= hour);
    return { lastDay, overHours: over.map(({ name }) => name) };
  }
}
