import { Injectable } from '@nestjs/common';
import type { BusinessQuery } from '@town/contracts/api/list-query';
import { categoriesOf } from '@town/contracts/businesses/categories';
import { businessSchema } from '@town/contracts/businesses/record';
import { likePattern } from '@town/service-kit/database/like-pattern';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { chosenPage, isChoice } from '../chosen-places.js';
import { whereOffered } from '../open-place.js';
import { searchTerms } from '../search/question/search-terms.js';
import { BusinessEntity } from './business-entity.js';

const definition: ListDefinition<BusinessEntity> = {
  entity: BusinessEntity,
  schema: businessSchema,
};

/** Search results also depend on the synonyms, and so does the version of the index. */
const found: ListDefinition<BusinessEntity> = { ...definition, list: 'search_documents' };

@Injectable()
export class BusinessesService {
  constructor(
    readonly lists: Lists,
    readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
  ) {}

  /**
   * Businesses by name. With `q`, the best matches come first, and Premium ranks higher among equal
   * matches. A filter by opening time or an order by distance applies to all matches.
   */
  async list({ category, q, name, amenities, ...choice }: BusinessQuery): Promise<ListAnswer> {
    const select = (t: SelectQueryBuilder<BusinessEntity>) => {
      whereOffered(t, amenities);
      if (category) {
        t.andWhere(
          '(t.category = any(:categories) or t.more_categories && cast(:categories as text[]))',
          { categories: categoriesOf(category) },
        );
      }
      if (name) {
        const parts = name.split(',').map((part) => likePattern(part.trim()));
        t.andWhere('t.name ilike any(:parts)', { parts });
      }
      if (q) {
        t.innerJoin(matches, 'found', 'found.record_id = t.id')
          .setParameter('terms', searchTerms(q))
          .orderBy('found.fuzzy')
          .addOrderBy('found.rank', 'DESC')
          // In descending alphabetical order, premium comes before basic.
          .addOrderBy('t.tier', 'DESC');
      }
      return t.addOrderBy('lower(t.name)').addOrderBy('t.id');
    };
    const listed = q ? found : definition;
    if (!isChoice(choice)) return this.lists.page(listed, choice, select);
    const { timeZone } = (await this.settings.current()).profile;
    return chosenPage(this, { definition: listed, select }, choice, timeZone);
  }
}

/** A limit above the length of any list of businesses. */
const matches = `(select * from search_town(:terms, '{business}', current_date, 1000000, true))`;
