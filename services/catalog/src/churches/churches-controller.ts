import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { churchSchema } from '@town/contracts/church';
import { type ListQuery, listQuerySchema } from '@town/contracts/list-query';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import type { Request, Response } from 'express';
import { ChurchesService } from './churches-service.js';

@ApiTags('Churches')
@Controller('api/churches')
export class ChurchesController {
  constructor(private readonly churches: ChurchesService) {}

  @Get()
  @ApiList(churchSchema)
  async list(
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.churches.list(query));
  }
}
