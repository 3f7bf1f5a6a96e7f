import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type MissedSearchCall,
  missedSearchCallSchema,
  missedSearchesPath,
} from '@town/contracts/search/missed';
import { visitorAddress } from '@town/service-kit/http/visitor-address';
import { isCounted, type VisitorRequest } from '../statistics/is-counted.js';
import { MissedSearches } from './missed-searches.js';

/** Called by the site's server, which renders the first page of a visit. The gateway does not route it. */
@ApiExcludeController()
@Controller(missedSearchesPath)
export class InternalMissedSearchesController {
  constructor(private readonly missed: MissedSearches) {}

  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  async count(
    // In the body, because URLs are logged.
    @Body({ schema: missedSearchCallSchema }) { q, visitor }: MissedSearchCall,
    @Req() request: VisitorRequest,
  ): Promise<void> {
    if (isCounted(request)) await this.missed.count(q, visitor ?? visitorAddress(request));
  }
}
