import { Injectable } from '@nestjs/common';
import type { ListQuery, PropertyQuery } from '@town/contracts/list-query';
import { propertySchema } from '@town/contracts/property';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { PropertyEntity } from './property-entity.js';

const definition: ListDefinition = {
  entity: PropertyEntity,
  schema: propertySchema,
  orderBy: 't.price desc, lower(t.title), t.id',
};

@Injectable()
export class PropertiesService {
  constructor(private readonly lists: PublicLists) {}

  /** The dearest first; `all` is every type. */
  list({ type, limit, offset }: PropertyQuery): Promise<ListSnapshot> {
    const filters = type && type !== 'all' ? [{ sql: 't.property_type = ?', values: [type] }] : [];
    return this.lists.page(definition, { filters, limit, offset });
  }

  /** Those that staff put forward. */
  listFeatured({ limit, offset }: ListQuery): Promise<ListSnapshot> {
    const filters = [{ sql: 't.featured', values: [] }];
    return this.lists.page(definition, { filters, limit, offset });
  }
}
