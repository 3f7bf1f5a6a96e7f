import { Injectable } from '@nestjs/common';
import type { PublicListQuery } from '@town/contracts/api/list-query';
import { civicContactSchema } from '@town/contracts/civic-contacts/record';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { CivicContactEntity } from './civic-contact-entity.js';

const definition: ListDefinition<CivicContactEntity> = {
  entity: CivicContactEntity,
  schema: civicContactSchema,
};

@Injectable()
export class CivicContactsService {
  constructor(private readonly lists: Lists) {}

  /** By name, without the emergency services. */
  list(query: PublicListQuery): Promise<ListSnapshot> {
    return this.page(query, "t.category <> 'emergency'");
  }

  /** Emergency services, by name. */
  listEmergency(query: PublicListQuery): Promise<ListSnapshot> {
    return this.page(query, "t.category = 'emergency'");
  }

  private page(query: PublicListQuery, condition: string): Promise<ListSnapshot> {
    return this.lists.page(definition, query, (t) =>
      t.where(condition).orderBy('lower(t.name)').addOrderBy('t.id'),
    );
  }
}
