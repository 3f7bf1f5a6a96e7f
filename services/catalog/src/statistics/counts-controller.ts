import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type ListingCounts, listingCountsSchema } from '@town/contracts/statistics/listing-counts';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { isCounted, type VisitorRequest } from './is-counted.js';
import { ListingCounter } from './listing-counter.js';

/** Receives what visitors have seen and done. Pages do not wait for the response. */
@ApiTags('Statistics')
@Controller('api/counts')
export class CountsController {
  constructor(private readonly counter: ListingCounter) {}

  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse({
    description: 'Counted; or left out, because the visitor has asked for it or has sent too much',
  })
  @ApiProblem(400, 'No such counts')
  async add(
    @Body({ schema: listingCountsSchema }) counts: ListingCounts,
    @Req() request: VisitorRequest,
  ): Promise<void> {
    if (isCounted(request)) await this.counter.add(counts, visitorAddress(request));
  }
}
