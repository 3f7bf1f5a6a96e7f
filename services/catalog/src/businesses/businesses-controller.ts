import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type BusinessQuery, businessQuerySchema } from '@town/contracts/api/list-query';
import { businessSchema } from '@town/contracts/businesses/record';
import { distanceField } from '@town/contracts/directory/opening';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import * as z from 'zod/mini';
import { BusinessesService } from './businesses-service.js';

@ApiTags('Businesses')
@Controller('api/businesses')
export class BusinessesController {
  constructor(private readonly businesses: BusinessesService) {}

  @Get()
  @AnswersPublicList(z.extend(businessSchema, distanceField))
  list(@Query({ schema: businessQuerySchema }) query: BusinessQuery): Promise<ListAnswer> {
    return this.businesses.list(query);
  }
}
