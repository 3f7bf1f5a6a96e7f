import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type SearchQuery,
  type SuggestionsQuery,
  searchQuerySchema,
  suggestionsQuerySchema,
} from '@town/contracts/api/list-query';
import {
  type SearchSuggestion,
  searchHitSchema,
  searchSuggestionSchema,
} from '@town/contracts/search/hit';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import * as z from 'zod/mini';
import { MissedSearches } from '../search-words/missed-searches.js';
import { isCounted, type VisitorRequest } from '../statistics/is-counted.js';
import { SearchService } from './search-service.js';

@ApiTags('Search')
@Controller('api/search')
export class SearchController {
  constructor(
    private readonly records: SearchService,
    private readonly missed: MissedSearches,
  ) {}

  @Get()
  @AnswersPublicList(searchHitSchema)
  async search(
    @Query({ schema: searchQuerySchema }) query: SearchQuery,
    @Req() request: VisitorRequest,
  ): Promise<ListAnswer> {
    const answer = await this.records.search(query);
    // A search among some kinds says nothing about the others.
    if (answer.total === 0 && !query.kind && isCounted(request)) {
      await this.missed.count(query.q, visitorAddress(request));
    }
    return answer;
  }

  @Get('suggestions')
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({
    description: 'What the words may mean, the best first',
    standardSchema: z.array(searchSuggestionSchema),
  })
  suggest(
    @Query({ schema: suggestionsQuerySchema }) query: SuggestionsQuery,
  ): Promise<SearchSuggestion[]> {
    return this.records.suggest(query);
  }
}
