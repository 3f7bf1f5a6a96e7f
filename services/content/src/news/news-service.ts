import { Injectable } from '@nestjs/common';
import type { PublicListQuery } from '@town/contracts/api/list-query';
import { newsArticleSchema } from '@town/contracts/news/record';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { NewsArticleEntity } from './news-article-entity.js';

const definition: ListDefinition<NewsArticleEntity> = {
  entity: NewsArticleEntity,
  schema: newsArticleSchema,
};

@Injectable()
export class NewsService {
  constructor(private readonly lists: Lists) {}

  /** Newest first. */
  list(query: PublicListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query, (t) =>
      t.orderBy('t.publishedDate', 'DESC').addOrderBy('t.id'),
    );
  }
}
