import { Injectable } from '@nestjs/common';
import type { ServiceQuery } from '@town/contracts/api/list-query';
import { serviceSchema } from '@town/contracts/services/record';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { chosenPage, isChoice } from '../chosen-places.js';
import { whereOffered } from '../open-place.js';
import { ServiceEntity } from './service-entity.js';

const definition: ListDefinition<ServiceEntity> = {
  entity: ServiceEntity,
  schema: serviceSchema,
};

@Injectable()
export class ServicesService {
  constructor(
    readonly lists: Lists,
    readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  /** Sorted by name. A filter by opening time or an order by distance applies to all services. */
  async list({ category, amenities, ...choice }: ServiceQuery): Promise<ListAnswer> {
    const select = (t: SelectQueryBuilder<ServiceEntity>) => {
      whereOffered(t, amenities);
      if (category) t.andWhere('t.category = :category', { category });
      return t.orderBy('lower(t.name)').addOrderBy('t.id');
    };
    if (!isChoice(choice)) return this.lists.page(definition, choice, select);
    const { timeZone } = (await this.settings.current()).profile;
    return chosenPage(this, { definition, select }, choice, timeZone);
  }
}
