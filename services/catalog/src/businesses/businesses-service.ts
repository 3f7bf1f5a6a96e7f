import { Injectable } from '@nestjs/common';
import type { BusinessQuery } from '@town/contracts/api/list-query';
import { categoriesOf } from '@town/contracts/businesses/categories';
import { businessSchema } from '@town/contracts/businesses/record';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { chosenPage, isChoice } from '../chosen-places.js';
import { searchTerms } from '../search/search-terms.js';
import { BusinessEntity } from './business-entity.js';

const definition: ListDefinition<BusinessEntity> = {
  entity: BusinessEntity,
  schema: businessSchema,
};

@Injectable()
export class BusinessesService {
  constructor(
    private readonly lists: Lists,
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  /**
   * By name; those that match the words of `q`, the best match first, and of equal ones Premium first. Those that are open at a moment,
   * or the nearest first, are chosen from all that match.
   */
  async list({ category, q, ...choice }: BusinessQuery): Promise<ListAnswer> {
    const select = (t: SelectQueryBuilder<BusinessEntity>) => {
      if (category) {
        t.andWhere(
          '(t.category = any(:categories) or t.more_categories && cast(:categories as text[]))',
          { categories: categoriesOf(category) },
        );
      }
      if (q) {
        t.innerJoin(matches, 'found', 'found.record_id = t.id')
          .setParameter('terms', searchTerms(q))
          .orderBy('found.fuzzy')
          .addOrderBy('found.rank', 'DESC')
          // Alphabetically, premium comes after basic.
          .addOrderBy('t.tier', 'DESC');
      }
      return t.addOrderBy('lower(t.name)').addOrderBy('t.id');
    };
    if (!isChoice(choice)) return this.lists.page(definition, choice, select);
    const all = select(this.dataSource.createQueryBuilder(BusinessEntity, 't'));
    const { profile } = await this.settings.current();
    return chosenPage(await all.getMany(), choice, businessSchema, profile.timeZone);
  }
}

/** No list of businesses is longer. */
const matches = `(select * from search_town(:terms, '{business}', current_date, 1000000, true))`;
