import { Injectable } from '@nestjs/common';
import type { MissedSearch } from '@town/contracts/search/synonyms';
import { townDate } from '@town/contracts/town/date';
import { HourlyJob } from '@town/service-kit/background-job';
import { TooManyRequests } from '@town/service-kit/http/retry-later';
import { RequestLimit } from '@town/service-kit/limits/request-limit';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource } from 'typeorm';
import { askedWords } from '../search/question/search-terms.js';

/** The maximum number of stored rows, to bound the table whatever is sent. */
const mostKept = 5_000;
const mostShown = 100;
/** For one visitor. Even over the 90 days that rows are kept, one visitor cannot fill the table. */
const limit = { name: 'missed-searches', limit: 20, seconds: 24 * 60 * 60 };

/**
 * Counts, per day, the searches for which no record contains all the words, and keeps the counts for 90
 * days without any data about the visitor. Words that look like an e-mail address or a number are not
 * stored.
 */
@Injectable()
export class MissedSearches extends HourlyJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
    private readonly requests: RequestLimit,
  ) {
    super();
  }

  /**
   * Counts a search. Searches beyond the visitor's limit are ignored.
   * @param visitor identifies the sender for the limit; it is not stored with the words
   */
  async count(q: string, visitor: string): Promise<void> {
    const words = q.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
    if (words.length > 60 || /@|\d{4}/.test(words)) return;
    const { openNow, names } = askedWords(words);
    // Such a search fails because nothing is open or on at that time, not because a word is missing.
    if (openNow || names.length === 0) return;
    if (!(await this.isWithinLimit(visitor))) return;
    const { timeZone } = (await this.settings.current()).profile;
    await this.dataSource.query(
      `insert into missed_searches (day, words, count)
       select $1, $2, 1 where (select count(*) from missed_searches) < ${mostKept}
         or exists (select from missed_searches where words = $2 and day = $1)
       on conflict (words, day) do update set count = missed_searches.count + 1`,
      [townDate(new Date(), timeZone), words],
    );
  }

  private async isWithinLimit(visitor: string): Promise<boolean> {
    try {
      await this.requests.count(visitor, limit);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }

  /** Most frequent first. */
  list(): Promise<MissedSearch[]> {
    return this.dataSource.query(
      `select words, sum(count)::int as count, max(day)::text as "lastOn" from missed_searches
       group by words order by sum(count) desc, words limit ${mostShown}`,
    );
  }

  override async run(): Promise<void> {
    await this.dataSource.query(
      `delete from missed_searches where day < current_date - interval '90 days'`,
    );
  }
}
