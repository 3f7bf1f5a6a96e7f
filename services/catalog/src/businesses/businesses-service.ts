import { Injectable } from '@nestjs/common';
import { businessSchema, categoriesOf } from '@town/contracts/business';
import type { BusinessQuery } from '@town/contracts/list-query';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { BusinessEntity } from './business-entity.js';

const definition: ListDefinition = {
  entity: BusinessEntity,
  schema: businessSchema,
  orderBy: 'lower(t.name), t.id',
};

@Injectable()
export class BusinessesService {
  constructor(private readonly lists: PublicLists) {}

  /** By name. */
  list({ category, limit, offset }: BusinessQuery): Promise<ListSnapshot> {
    const filters = category
      ? [{ sql: 't.category = any(?)', values: [categoriesOf(category)] }]
      : [];
    return this.lists.page(definition, { filters, limit, offset });
  }
}
