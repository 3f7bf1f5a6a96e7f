import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { pricesSchema } from '@town/contracts/plans/prices';
import { AnswersPublicRecord } from '@town/service-kit/lists/answers';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { CurrentPrices } from './current-prices.js';

/** The current prices of the plans. The site's server reads them for all pages. */
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
