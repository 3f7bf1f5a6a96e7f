import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { pricesSchema } from '@town/contracts/plans/prices';
import { AnswersPublicRecord } from '@town/service-kit/lists/answers';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { CurrentPrices } from './current-prices.js';

/** What the plans cost today. The site's server asks for all pages together. */
@ApiTags('Payments')
@Controller('api/prices')
export class PricesController {
  constructor(private readonly prices: CurrentPrices) {}

  @Get()
  @AnswersPublicRecord(pricesSchema)
  async read(): Promise<ListAnswer> {
    return uncachedAnswer(await this.prices.read(), 1);
  }
}
