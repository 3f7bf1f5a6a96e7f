import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ListQuery } from '@town/contracts/list-query';
import { type NewsArticle, newsArticleSchema } from '@town/contracts/news-article';
import { recordId } from '@town/contracts/record-id';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import { Repository } from 'typeorm';
import { NewsArticleEntity } from './news-article-entity.js';
import { sanitizeArticle } from './sanitize-article.js';

const definition: ListDefinition = {
  entity: NewsArticleEntity,
  schema: newsArticleSchema,
  orderBy: 't.published_date desc, t.id',
};

@Injectable()
export class NewsService {
  constructor(
    private readonly lists: PublicLists,
    @InjectRepository(NewsArticleEntity) private readonly articles: Repository<NewsArticleEntity>,
  ) {}

  /** The newest first. */
  list(query: ListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query);
  }

  /** One article; an id that no article can have finds as little as one that none has. */
  async read(id: string): Promise<ListSnapshot> {
    const found = recordId.safeParse(id).success
      ? await this.lists.record(definition, id)
      : undefined;
    if (!found) throw new NotFoundException('Article not found');
    return found;
  }

  /** Stores an article, and of its HTML only what may be shown. */
  async publish(article: Omit<NewsArticle, 'id'>): Promise<NewsArticleEntity> {
    return this.articles.save({
      ...article,
      content: sanitizeArticle(article.content),
      publishedDate: new Date(article.publishedDate),
    });
  }
}
