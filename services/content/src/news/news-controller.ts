import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PublicListQuery, publicListQuerySchema } from '@town/contracts/api/list-query';
import { newsArticleSchema } from '@town/contracts/news/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { NewsService } from './news-service.js';

@ApiTags('News')
@Controller('api/news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @AnswersPublicList(newsArticleSchema)
  list(@Query({ schema: publicListQuerySchema }) query: PublicListQuery): Promise<ListAnswer> {
    return this.news.list(query);
  }
}
