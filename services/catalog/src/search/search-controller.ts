import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type SearchQuery,
  type SuggestionsQuery,
  searchQuerySchema,
  suggestionsQuerySchema,
} from '@town/contracts/api/list-query';
import { searchHitSchema, searchSuggestionSchema } from '@town/contracts/search/hit';
import { someWordsHeader } from '@town/contracts/search/missed';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
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
    const { answer, hasAllWords } = await this.records.search(query);
    if (!hasAllWords) request.res?.setHeader(someWordsHeader.name, someWordsHeader.value);
    const isMissed = answer.total === 0 || !hasAllWords;
    // A search that is limited to some kinds does not show that a word is missing.
    if (isMissed && !query.kind && isCounted(request)) {
      await this.missed.count(query.q, visitorAddress(request));
    }
    return answer;
  }

  @Get('suggestions')
  @AnswersPublicList(searchSuggestionSchema)
  suggest(@Query({ schema: suggestionsQuerySchema }) query: SuggestionsQuery): Promise<ListAnswer> {
    return this.records.suggest(query);
  }
}
