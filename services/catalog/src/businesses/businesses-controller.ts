import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { businessSchema } from '@town/contracts/business';
import { type BusinessQuery, businessQuerySchema } from '@town/contracts/list-query';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import type { Request, Response } from 'express';
import { BusinessesService } from './businesses-service.js';

@ApiTags('Businesses')
@Controller('api/businesses')
export class BusinessesController {
  constructor(private readonly businesses: BusinessesService) {}

  @Get()
  @ApiList(businessSchema)
  async list(
    @Query({ schema: businessQuerySchema }) query: BusinessQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.businesses.list(query));
  }
}
