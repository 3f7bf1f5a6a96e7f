import { Injectable } from '@nestjs/common';
import type { EventDaysQuery } from '@town/contracts/api/list-query';
import type { EventDay } from '@town/contracts/calendar/event-day';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { Lists } from '@town/service-kit/lists/lists';

const sql = `
  select to_char(day, 'YYYY-MM-DD') as date, count(*)::int as count
  from calendar_entries e,
    generate_series(greatest(e.date, $1::date), least(e.last_date, $2::date), interval '1 day') day
  where not e.is_series and e.date <= $2 and e.last_date >= $1
    and ($3::text is null or e.category = $3)
  group by day order by day`;

/** Counts the events of each day, for months with more events than a page can show. */
@Injectable()
export class EventDaysService {
  constructor(private readonly lists: Lists) {}

  /** The days of a period that have events. An event of several days counts on each of them. */
  list({ from, to, category }: EventDaysQuery): Promise<ListSnapshot> {
    const parameters = [from, to, category ?? null];
    return this.lists.read({
      list: 'events',
      key: JSON.stringify(['event-days', sql, parameters]),
      async read(manager) {
        const content = await manager.query<EventDay[]>(sql, parameters);
        return { content, total: content.length };
      },
    });
  }
}
