import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ServiceQuery, serviceQuerySchema } from '@town/contracts/api/list-query';
import { distanceField } from '@town/contracts/directory/opening';
import { serviceSchema } from '@town/contracts/services/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import * as z from 'zod/mini';
import { ServicesService } from './services-service.js';

@ApiTags('Services')
@Controller('api/services')
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Get()
  @AnswersPublicList(z.extend(serviceSchema, distanceField))
  list(@Query({ schema: serviceQuerySchema }) query: ServiceQuery): Promise<ListAnswer> {
    return this.services.list(query);
  }
}
