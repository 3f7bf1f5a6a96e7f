import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type PropertyQuery,
  type PublicListQuery,
  propertyQuerySchema,
  publicListQuerySchema,
} from '@town/contracts/api/list-query';
import { propertySchema } from '@town/contracts/properties/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { PropertiesService } from './properties-service.js';

@ApiTags('Properties')
@Controller('api/properties')
export class PropertiesController {
  constructor(private readonly properties: PropertiesService) {}

  @Get()
  @AnswersPublicList(propertySchema)
  list(@Query({ schema: propertyQuerySchema }) query: PropertyQuery): Promise<ListAnswer> {
    return this.properties.list(query);
  }

  @Get('featured')
  @AnswersPublicList(propertySchema)
  listFeatured(
    @Query({ schema: publicListQuerySchema }) query: PublicListQuery,
  ): Promise<ListAnswer> {
    return this.properties.listFeatured(query);
  }
}
