import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ListQuery,
  listQuerySchema,
  type PropertyQuery,
  propertyQuerySchema,
} from '@town/contracts/list-query';
import { propertySchema } from '@town/contracts/property';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import type { Request, Response } from 'express';
import { PropertiesService } from './properties-service.js';

@ApiTags('Properties')
@Controller('api/properties')
export class PropertiesController {
  constructor(private readonly properties: PropertiesService) {}

  @Get()
  @ApiList(propertySchema)
  async list(
    @Query({ schema: propertyQuerySchema }) query: PropertyQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.properties.list(query));
  }

  @Get('featured')
  @ApiList(propertySchema)
  async listFeatured(
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.properties.listFeatured(query));
  }
}
