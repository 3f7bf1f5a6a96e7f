import { Injectable } from '@nestjs/common';
import { historicalPhotoSchema } from '@town/contracts/historical-photo';
import type { ListQuery } from '@town/contracts/list-query';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { HistoricalPhotoEntity } from './historical-photo-entity.js';

const definition: ListDefinition = {
  entity: HistoricalPhotoEntity,
  schema: historicalPhotoSchema,
  orderBy: 't.position',
};

@Injectable()
export class HistoricalPhotosService {
  constructor(private readonly lists: PublicLists) {}

  /** In the order of the gallery. */
  list(query: ListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query);
  }
}
