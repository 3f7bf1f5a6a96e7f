import { Injectable } from '@nestjs/common';
import { staffAdvertiserSchema } from '@town/contracts/advertisers/staff-record';
import { type StatusCounts, statusCountsSchema } from '@town/contracts/advertisers/status-change';
import type { AdvertiserQuery } from '@town/contracts/api/list-query';
import { recordId } from '@town/contracts/records/record-id';
import { likePattern } from '@town/service-kit/database/like-pattern';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { listPage, type SqlCondition } from '@town/service-kit/lists/list-page';
import { type ListDefinition, Lists, shownRecord } from '@town/service-kit/lists/lists';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ApplicationEntity } from './application-entity.js';

const list = 'advertiser_applications';

const definition: ListDefinition<ApplicationEntity> = {
  entity: ApplicationEntity,
  schema: staffAdvertiserSchema,
};

/** Staff also search for complete ids: that of the application or of its payment. */
const matches = `(t.businessName ilike :pattern or t.firstName || ' ' || t.lastName ilike :pattern
  or t.email ilike :pattern or t.phone ilike :pattern or t.paymentIntentId = :q`;

/** A parameter of its own for the id: PostgreSQL gives each one type, and that of `q` is text. */
const hasWords = (q: string): SqlCondition => ({
  sql: matches + (recordId.safeParse(q).success ? ' or t.id = :id)' : ')'),
  parameters: { pattern: likePattern(q), q, id: q },
});

type Applications = SelectQueryBuilder<ApplicationEntity>;

/** The list of applications for staff. */
@Injectable()
export class ApplicationList {
  constructor(private readonly lists: Lists) {}

  /** Newest first by default. */
  page(query: AdvertiserQuery): Promise<ListSnapshot> {
    const { ids, q, status, sort, limit, offset, countTo } = query;
    const select = (t: Applications) => {
      if (ids) t.andWhere('t.id in (:...ids)', { ids: ids.split(',') });
      return status && status !== 'all' ? t.andWhere('t.status = :status', { status }) : t;
    };
    const words = q ? hasWords(q) : undefined;
    const inOrder = (t: Applications) => {
      if (sort === 'name') t.orderBy('lower(t.businessName)');
      else t.orderBy('t.submittedAt', sort === 'oldest' ? 'ASC' : 'DESC');
      return t.addOrderBy('t.id');
    };
    if (!q || !limit) {
      return this.lists.page(definition, { limit, offset }, (t) =>
        inOrder(words ? select(t).andWhere(words.sql, words.parameters) : select(t)),
      );
    }
    const read = async (manager: EntityManager) => {
      const found = select(manager.createQueryBuilder(ApplicationEntity, 't').where('true'));
      const page = { limit, offset, countTo };
      const [applications, total] = await listPage(found, inOrder, page, words);
      return { content: applications.map((each) => shownRecord(each, definition)), total };
    };
    return this.lists.read({ list, key: JSON.stringify(['search', query]), read });
  }

  /** They are counted once after each change. */
  async counts(): Promise<StatusCounts> {
    const read = async (manager: EntityManager) => {
      const [content] = await manager.query<StatusCounts[]>(counted);
      return { content, total: 1 };
    };
    const { body } = await this.lists.read({ list, key: 'counts', read });
    return statusCountsSchema.parse(JSON.parse(body.toString()));
  }
}

const counted = `
  select coalesce(sum(count), 0)::int as total,
    coalesce(sum(count) filter (where status = 'pending'), 0)::int as pending,
    coalesce(sum(count) filter (where status = 'contacted'), 0)::int as contacted,
    coalesce(sum(count) filter (where status = 'active'), 0)::int as active,
    coalesce(sum(count) filter (where status = 'inactive'), 0)::int as inactive
  from (select status, count(*) from advertiser_applications group by status) statuses`;
