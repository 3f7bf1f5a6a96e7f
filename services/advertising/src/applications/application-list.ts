import { Injectable } from '@nestjs/common';
import type { StatusCounts } from '@town/contracts/advertiser-status';
import { staffAdvertiserSchema } from '@town/contracts/application-payment';
import type { AdvertiserQuery } from '@town/contracts/list-query';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { DataSource } from 'typeorm';
import { likePattern } from '../like-pattern.js';
import { ApplicationEntity } from './application-entity.js';

const orders = {
  newest: 't.submitted_at desc, t.id',
  oldest: 't.submitted_at, t.id',
  name: 'lower(t.business_name), t.id',
};

const searched = [
  't.business_name',
  "t.first_name || ' ' || t.last_name",
  't.email',
  't.phone',
].map((column) => `${column} ilike ?`);

/** What staff see of the applications. */
@Injectable()
export class ApplicationList {
  constructor(
    private readonly lists: PublicLists,
    private readonly dataSource: DataSource,
  ) {}

  /** The newest first, unless asked for otherwise. */
  page({ q, status, sort, limit, offset }: AdvertiserQuery): Promise<ListSnapshot> {
    const filters = [];
    if (status && status !== 'all') filters.push({ sql: 't.status = ?', values: [status] });
    if (q) {
      const values = searched.map(() => likePattern(q));
      // Whole ids lead here from elsewhere: the application's own, or its payment's.
      filters.push({
        sql: `(${[...searched, 't.id::text = ?', 't.payment_intent_id = ?'].join(' or ')})`,
        values: [...values, q, q],
      });
    }
    const definition = {
      entity: ApplicationEntity,
      schema: staffAdvertiserSchema,
      orderBy: orders[sort ?? 'newest'],
    };
    return this.lists.page(definition, { filters, limit, offset });
  }

  async counts(): Promise<StatusCounts> {
    const [counts] = await this.dataSource.query<StatusCounts[]>(`
      select count(*)::int as total,
        count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'contacted')::int as contacted,
        count(*) filter (where status = 'active')::int as active,
        count(*) filter (where status = 'inactive')::int as inactive
      from advertiser_applications`);
    return counts!;
  }
}
