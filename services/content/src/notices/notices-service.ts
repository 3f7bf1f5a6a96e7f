import { Injectable } from '@nestjs/common';
import type { PublicListQuery } from '@town/contracts/api/list-query';
import { noticeLevels, noticeSchema } from '@town/contracts/notices/record';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { NoticeEntity } from './notice-entity.js';

const definition: ListDefinition<NoticeEntity> = { entity: NoticeEntity, schema: noticeSchema };

@Injectable()
export class NoticesService {
  constructor(private readonly lists: Lists) {}

  /** Notices in effect, the most severe first. The schedule adds and removes them at their times. */
  list(query: PublicListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query, (t) =>
      t
        .orderBy('array_position(:levels::text[], t.level)')
        .setParameter('levels', noticeLevels)
        .addOrderBy('t.startsAt', 'DESC')
        .addOrderBy('t.id'),
    );
  }
}
