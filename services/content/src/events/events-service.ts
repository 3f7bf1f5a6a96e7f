import { Injectable } from '@nestjs/common';
import type { EventQuery } from '@town/contracts/list-query';
import { townEventSchema } from '@town/contracts/town-event';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { EventEntity } from './event-entity.js';

const definition: ListDefinition = {
  entity: EventEntity,
  schema: townEventSchema,
  orderBy: 't.date, lower(t.title), t.id',
};

@Injectable()
export class EventsService {
  constructor(private readonly lists: PublicLists) {}

  /** By date, the earliest first; past ones are part of the calendar. */
  list({ category, from, limit, offset }: EventQuery): Promise<ListSnapshot> {
    const filters = [];
    if (category) filters.push({ sql: 't.category = ?', values: [category] });
    if (from) filters.push({ sql: 't.date >= ?', values: [from] });
    return this.lists.page(definition, { filters, limit, offset });
  }
}
