import { Injectable } from '@nestjs/common';
import { businessSchema, categoriesOf } from '@town/contracts/business';
import type { BusinessQuery } from '@town/contracts/list-query';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { searchTerms } from '../search/search-terms.js';
import { BusinessEntity } from './business-entity.js';

const definition: ListDefinition = {
  entity: BusinessEntity,
  schema: businessSchema,
  orderBy: 'lower(t.name), t.id',
};

@Injectable()
export class BusinessesService {
  constructor(private readonly lists: PublicLists) {}

  /** By name; those that match the words of `q`, the best match first. */
  list({ category, q, limit, offset }: BusinessQuery): Promise<ListSnapshot> {
    const filters = category
      ? [{ sql: 't.category = any(?)', values: [categoriesOf(category)] }]
      : [];
    const selection = { filters, limit, offset };
    return this.lists.page(definition, q ? { ...selection, join: matching(q) } : selection);
  }
}

function matching(q: string) {
  return {
    sql: "join search_directory(?, 'businesses') found on found.record_id = t.id",
    values: [searchTerms(q)],
    orderBy: 'found.fuzzy, found.rank desc',
  };
}
