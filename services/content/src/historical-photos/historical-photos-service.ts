import { Injectable } from '@nestjs/common';
import type { PublicListQuery } from '@town/contracts/api/list-query';
import { historicalPhotoSchema } from '@town/contracts/historical-photos/record';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { HistoricalPhotoEntity } from './historical-photo-entity.js';

const definition: ListDefinition<HistoricalPhotoEntity> = {
  entity: HistoricalPhotoEntity,
  schema: historicalPhotoSchema,
};

@Injectable()
export class HistoricalPhotosService {
  constructor(private readonly lists: Lists) {}

  /** In the order of the gallery. */
  list(query: PublicListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query, (t) => t.orderBy('t.position').addOrderBy('t.id'));
  }
}
