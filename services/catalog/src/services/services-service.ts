import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@town/contracts/list-query';
import { serviceSchema } from '@town/contracts/service';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { ServiceEntity } from './service-entity.js';

const definition: ListDefinition = {
  entity: ServiceEntity,
  schema: serviceSchema,
  orderBy: 'lower(t.name), t.id',
};

@Injectable()
export class ServicesService {
  constructor(private readonly lists: PublicLists) {}

  /** By name. */
  list(query: ListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query);
  }
}
