import { Injectable } from '@nestjs/common';
import type { PublicListQuery } from '@town/contracts/api/list-query';
import { churchSchema } from '@town/contracts/churches/record';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { ChurchEntity } from './church-entity.js';

const definition: ListDefinition<ChurchEntity> = {
  entity: ChurchEntity,
  schema: churchSchema,
};

@Injectable()
export class ChurchesService {
  constructor(private readonly lists: Lists) {}

  /** By name. */
  list(query: PublicListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query, (t) => t.orderBy('lower(t.name)').addOrderBy('t.id'));
  }
}
