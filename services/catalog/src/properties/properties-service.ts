import { Injectable } from '@nestjs/common';
import type { ListQuery, PropertyQuery } from '@town/contracts/api/list-query';
import { propertySchema } from '@town/contracts/properties/record';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists, type Selection } from '@town/service-kit/lists/lists';
import { PropertyEntity } from './property-entity.js';

const definition: ListDefinition<PropertyEntity> = {
  entity: PropertyEntity,
  schema: propertySchema,
};

@Injectable()
export class PropertiesService {
  constructor(private readonly lists: Lists) {}

  /** The most expensive first; `all` is every type. */
  list({ type, ...page }: PropertyQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, page, (t) =>
      byPrice(type && type !== 'all' ? t.where('t.propertyType = :type', { type }) : t),
    );
  }

  /** The ones that staff feature. */
  listFeatured(query: ListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query, (t) => byPrice(t.where('t.featured')));
  }
}

const byPrice: Selection<PropertyEntity> = (t) =>
  t.orderBy('t.price', 'DESC').addOrderBy('lower(t.title)').addOrderBy('t.id');
