import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ListQuery, listQuerySchema } from '@town/contracts/list-query';
import { newsArticleSchema } from '@town/contracts/news-article';
import { problemSchema } from '@town/contracts/problem';
import { sendList } from '@town/service-kit/lists/send-list';
import { sendSnapshot } from '@town/service-kit/lists/send-snapshot';
import { ApiList } from '@town/service-kit/openapi/api-list';
import type { Request, Response } from 'express';
import { NewsService } from './news-service.js';

@ApiTags('News')
@Controller('api/news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @ApiList(newsArticleSchema)
  async list(
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.news.list(query));
  }

  @Get(':id')
  @ApiOkResponse({ description: 'The article', standardSchema: newsArticleSchema })
  @ApiNotFoundResponse({ description: 'Article not found', standardSchema: problemSchema })
  async read(
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendSnapshot(request, response, await this.news.read(id));
  }
}
