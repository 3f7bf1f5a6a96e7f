import { Injectable } from '@nestjs/common';
import { civicContactSchema } from '@town/contracts/civic-contact';
import type { ListQuery } from '@town/contracts/list-query';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { CivicContactEntity } from './civic-contact-entity.js';

const definition: ListDefinition = {
  entity: CivicContactEntity,
  schema: civicContactSchema,
  orderBy: 'lower(t.name), t.id',
};

@Injectable()
export class CivicContactsService {
  constructor(private readonly lists: PublicLists) {}

  /** By name, without the emergency ones. */
  list({ limit, offset }: ListQuery): Promise<ListSnapshot> {
    const filters = [{ sql: "t.category <> 'emergency'", values: [] }];
    return this.lists.page(definition, { filters, limit, offset });
  }

  /** Whom to call in an emergency, by name. */
  listEmergency({ limit, offset }: ListQuery): Promise<ListSnapshot> {
    const filters = [{ sql: "t.category = 'emergency'", values: [] }];
    return this.lists.page(definition, { filters, limit, offset });
  }
}
