import { Injectable } from '@nestjs/common';
import type { PropertyQuery, PublicListQuery } from '@town/contracts/api/list-query';
import { priceBands } from '@town/contracts/properties/price-bands';
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

  /** Sorted by price, highest first; the type `all` selects every type. */
  list({ type, price, ...page }: PropertyQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, page, (t) => {
      if (type && type !== 'all') t.andWhere('t.propertyType = :type', { type });
      if (price) {
        const { from, to } = priceBands[price];
        t.andWhere('t.price >= :from', { from });
        if (to !== undefined) t.andWhere('t.price <= :to', { to });
      }
      return byPrice(t);
    });
  }

  /** The properties that staff have marked as featured. */
  listFeatured(query: PublicListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query, (t) => byPrice(t.where('t.featured')));
  }
}

const byPrice: Selection<PropertyEntity> = (t) =>
  t.orderBy('t.price', 'DESC').addOrderBy('lower(t.title)').addOrderBy('t.id');
