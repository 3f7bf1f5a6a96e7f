import { Injectable } from '@nestjs/common';
import { staffAdvertiserSchema } from '@town/contracts/advertisers/staff-record';
import type { StatusCounts } from '@town/contracts/advertisers/status-change';
import type { AdvertiserQuery } from '@town/contracts/api/list-query';
import { likePattern } from '@town/service-kit/database/like-pattern';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { DataSource } from 'typeorm';
import { ApplicationEntity } from './application-entity.js';

const definition: ListDefinition<ApplicationEntity> = {
  entity: ApplicationEntity,
  schema: staffAdvertiserSchema,
};

/** Staff also search for complete ids: that of the application or of its payment. */
const matches = `(t.businessName ilike :pattern or t.firstName || ' ' || t.lastName ilike :pattern
  or t.email ilike :pattern or t.phone ilike :pattern
  or t.id::text = :q or t.paymentIntentId = :q)`;

/** The list of applications for staff. */
@Injectable()
export class ApplicationList {
  constructor(
    private readonly lists: Lists,
    private readonly dataSource: DataSource,
  ) {}

  /** Newest first by default. */
  page({ q, status, sort, ...page }: AdvertiserQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, page, (t) => {
      if (status && status !== 'all') t.andWhere('t.status = :status', { status });
      if (q) t.andWhere(matches, { pattern: likePattern(q), q });
      if (sort === 'name') t.orderBy('lower(t.businessName)');
      else t.orderBy('t.submittedAt', sort === 'oldest' ? 'ASC' : 'DESC');
      return t.addOrderBy('t.id');
    });
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
