import { Injectable } from '@nestjs/common';
import { churchSchema } from '@town/contracts/church';
import type { ListQuery } from '@town/contracts/list-query';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { ChurchEntity } from './church-entity.js';

const definition: ListDefinition = {
  entity: ChurchEntity,
  schema: churchSchema,
  orderBy: 'lower(t.name), t.id',
};

@Injectable()
export class ChurchesService {
  constructor(private readonly lists: PublicLists) {}

  /** By name. */
  list(query: ListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query);
  }
}
