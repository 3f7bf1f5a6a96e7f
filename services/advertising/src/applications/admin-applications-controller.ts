import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type StatusChange,
  type StatusCounts,
  statusChangeSchema,
  statusCountsSchema,
} from '@town/contracts/advertiser-status';
import { type StaffAdvertiser, staffAdvertiserSchema } from '@town/contracts/application-payment';
import { type AdvertiserQuery, advertiserQuerySchema } from '@town/contracts/list-query';
import { problemSchema } from '@town/contracts/problem';
import { recordId } from '@town/contracts/record-id';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { Request, Response } from 'express';
import { ApplicationList } from './application-list.js';
import { ApplicationsService } from './applications-service.js';

const personal = 'private, no-cache';

/** What staff do with applications. */
@ApiTags('Staff')
@StaffOnly()
@Controller('api/admin/advertisers')
export class AdminApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly applicationList: ApplicationList,
  ) {}

  @Get()
  @ApiList(staffAdvertiserSchema)
  async list(
    @Query({ schema: advertiserQuerySchema }) query: AdvertiserQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('Cache-Control', personal);
    await sendList(request, response, await this.applicationList.page(query));
  }

  @Get('counts')
  @Header('Cache-Control', personal)
  @ApiOkResponse({ description: 'How many there are', standardSchema: statusCountsSchema })
  counts(): Promise<StatusCounts> {
    return this.applicationList.counts();
  }

  @Put(':id/status')
  @ApiOkResponse({ description: 'The application', standardSchema: staffAdvertiserSchema })
  @ApiNotFoundResponse({ description: 'No such application', standardSchema: problemSchema })
  changeStatus(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: statusChangeSchema }) { status }: StatusChange,
  ): Promise<StaffAdvertiser> {
    return this.applications.changeStatus(id, status);
  }

  /** Approves an application: it is active, and its business comes into the directory. */
  @Post(':id/create-business')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The application', standardSchema: staffAdvertiserSchema })
  @ApiNotFoundResponse({ description: 'No such application', standardSchema: problemSchema })
  createBusiness(@Param('id', { schema: recordId }) id: string): Promise<StaffAdvertiser> {
    return this.applications.approve(id);
  }
}
