import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ListQuery, listQuerySchema } from '@town/contracts/list-query';
import { serviceSchema } from '@town/contracts/service';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import type { Request, Response } from 'express';
import { ServicesService } from './services-service.js';

@ApiTags('Services')
@Controller('api/services')
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Get()
  @ApiList(serviceSchema)
  async list(
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.services.list(query));
  }
}
