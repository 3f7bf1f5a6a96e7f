import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type SearchQuery, searchQuerySchema } from '@town/contracts/api/list-query';
import { searchHitSchema } from '@town/contracts/directory/search';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { SearchService } from './search-service.js';

@ApiTags('Search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly places: SearchService) {}

  @Get()
  @AnswersPublicList(searchHitSchema)
  search(@Query({ schema: searchQuerySchema }) query: SearchQuery): Promise<ListAnswer> {
    return this.places.search(query);
  }
}
