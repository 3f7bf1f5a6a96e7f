import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { RetryLater, TooManyRequests } from '../http/retry-later.js';

const hourSeconds = 60 * 60;

interface Submission {
  form: string;
  visitor: string;
  recordId: string;
}

/**
 * Limits how much anonymous visitors can store: the number of submissions that staff have not reviewed,
 * per visitor and day and in total. A submission stays open until staff review it, or for a week where no
 * review is recorded.
 */
@Injectable()
export class OpenSubmissions {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: ServiceConfig) {}

  /**
   * Adds a submission in the manager's transaction.
   * @throws RetryLater when the visitor or all visitors together have too many open
   */
  async add(manager: EntityManager, { form, visitor, recordId }: Submission): Promise<void> {
    // Serialises the submissions of one visitor, so that concurrent ones cannot exceed the limit.
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727004))', [
      `${form} ${visitor}`,
    ]);
    const [open] = await manager.query<{ total: number; recent: number; retry_after: number }[]>(
      countOpen,
      [form, visitor],
    );
    if (open && open.recent >= this.config.SUBMISSIONS_PER_DAY) {
      throw new TooManyRequests(Math.max(1, Math.ceil(open.retry_after)));
    }
    if (open && open.total >= this.config.OPEN_SUBMISSIONS) {
      throw new RetryLater(
        'We have received more than we can review at the moment. Please try again later.',
        HttpStatus.SERVICE_UNAVAILABLE,
        hourSeconds,
      );
    }
    await manager.query(
      `insert into open_submissions (form, record_id, visitor) values ($1, $2, visitor_hash($3))`,
      [form, recordId, visitor],
    );
  }

  /** Removes records that staff have reviewed from the open submissions. */
  async close(manager: EntityManager, recordIds: readonly string[]): Promise<void> {
    await manager.query('delete from open_submissions where record_id = any($1)', [recordIds]);
  }
}

const countOpen = `
  select count(*)::int as total,
    count(*) filter (where recent)::int as recent,
    coalesce(extract(epoch from min(submitted_at) filter (where recent)
      + interval '1 day' - clock_timestamp()), 0)::float as retry_after
  from (
    select submitted_at, visitor = visitor_hash($2)
      and submitted_at > clock_timestamp() - interval '1 day' as recent
    from open_submissions where form = $1
  ) open`;
