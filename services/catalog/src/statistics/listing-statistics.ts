import { Injectable } from '@nestjs/common';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import {
  fewestSearches,
  type ListingStatistics,
  maxPeriodDays,
  type StatisticsQuery,
} from '@town/contracts/statistics/listing-statistics';
import { addDays, townDate } from '@town/contracts/town/date';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { memberOf } from '../owners/people/members.js';

/** The number of days when the request names no period. */
const usualDays = 30;
const mostWords = 50;

const daysOfPeriod = `
  select to_char(date, 'YYYY-MM-DD') as day,
    coalesce(seen, 0) as seen, coalesce(opened, 0) as opened, coalesce(called, 0) as called,
    coalesce(directions, 0) as directions, coalesce(website, 0) as website
  from generate_series($2::date, $3::date, interval '1 day') date
    left join listing_counts c on c.business_id = $1 and c.day = date::date
  order by date`;

const wordsOfPeriod = `
  select word, sum(count)::int as count
  from listing_words
  where business_id = $1 and count >= $4
    and month between date_trunc('month', $2::date) and $3::date
  group by word order by count desc, word limit $5`;

/** Reads the statistics that owners see about their listings. */
@Injectable()
export class ListingStatisticsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  /**
   * Reads the counts of a period.
   * @throws NotFoundException when the owner does not manage the business
   * @throws ValidationProblem when the period ends before it begins, or is too long
   */
  read({ email }: OwnerIdentity, id: string, query: StatisticsQuery): Promise<ListingStatistics> {
    return this.dataSource.transaction(async (manager) => {
      await memberOf(manager, id, email);
      const { from, to } = await this.period(manager, query);
      const period = [id, from, to];
      return {
        from,
        to,
        days: await manager.query<ListingStatistics['days']>(daysOfPeriod, period),
        words: await manager.query<ListingStatistics['words']>(wordsOfPeriod, [
          ...period,
          fewestSearches,
          mostWords,
        ]),
      };
    });
  }

  private async period(
    manager: EntityManager,
    query: StatisticsQuery,
  ): Promise<{ from: string; to: string }> {
    const { profile } = await this.settings.current(manager);
    const to = query.to ?? townDate(new Date(), profile.timeZone);
    const from = query.from ?? addDays(to, 1 - usualDays);
    if (from > to) {
      const message = 'The period must not end before it begins';
      throw new ValidationProblem([{ path: 'to', message }]);
    }
    if (from <= addDays(to, -maxPeriodDays)) {
      const message = 'The period must not be longer than 25 months';
      throw new ValidationProblem([{ path: 'from', message }]);
    }
    return { from, to };
  }
}
