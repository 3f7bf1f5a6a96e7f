import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { searchHitSchema } from '@town/contracts/directory-search';
import { type SearchQuery, searchQuerySchema } from '@town/contracts/list-query';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import type { Request, Response } from 'express';
import { SearchService } from './search-service.js';

@ApiTags('Search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly places: SearchService) {}

  @Get()
  @ApiList(searchHitSchema)
  async search(
    @Query({ schema: searchQuerySchema }) query: SearchQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.places.search(query));
  }
}
