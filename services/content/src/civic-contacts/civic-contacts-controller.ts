import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { civicContactSchema } from '@town/contracts/civic-contact';
import { type ListQuery, listQuerySchema } from '@town/contracts/list-query';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import type { Request, Response } from 'express';
import { CivicContactsService } from './civic-contacts-service.js';

@ApiTags('Civic contacts')
@Controller('api/civic-contacts')
export class CivicContactsController {
  constructor(private readonly contacts: CivicContactsService) {}

  @Get()
  @ApiList(civicContactSchema)
  async list(
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.contacts.list(query));
  }

  @Get('emergency')
  @ApiList(civicContactSchema)
  async listEmergency(
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendList(request, response, await this.contacts.listEmergency(query));
  }
}
