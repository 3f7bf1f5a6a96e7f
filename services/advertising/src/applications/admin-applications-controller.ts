import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type Approval,
  approvalSchema,
  type Release,
  releaseSchema,
} from '@town/contracts/advertisers/approval';
import {
  type StaffAdvertiser,
  staffAdvertiserSchema,
} from '@town/contracts/advertisers/staff-record';
import {
  type StatusChange,
  type StatusCounts,
  statusChangeSchema,
  statusCountsSchema,
} from '@town/contracts/advertisers/status-change';
import { type AdvertiserQuery, advertiserQuerySchema } from '@town/contracts/api/list-query';
import { recordId } from '@town/contracts/records/record-id';
import { Audit } from '@town/service-kit/audit/audit';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { ApplicationList } from './application-list.js';
import { ApplicationsService } from './applications-service.js';

/** How staff list, approve and change applications. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/advertisers')
export class AdminApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly applicationList: ApplicationList,
    private readonly audit: Audit,
  ) {}

  @Get()
  @AnswersStaffList(staffAdvertiserSchema)
  async list(
    @Query({ schema: advertiserQuerySchema }) query: AdvertiserQuery,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<ListAnswer> {
    await this.audit.view(email, 'applications');
    return this.applicationList.page(query);
  }

  @Get('counts')
  @ApiOkResponse({ description: 'How many there are', standardSchema: statusCountsSchema })
  counts(): Promise<StatusCounts> {
    return this.applicationList.counts();
  }

  @Put(':id/status')
  @StaffOnly('editor')
  @ApiOkResponse({ description: 'The application', standardSchema: staffAdvertiserSchema })
  @ApiProblem(404, 'No such application')
  @ApiProblem(409, 'It has another status than the body says was seen')
  changeStatus(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: statusChangeSchema }) change: StatusChange,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<StaffAdvertiser> {
    return this.applications.changeStatus(id, change, email);
  }

  /**
   * Approves an application: it becomes active, and the catalog creates its business, or takes the one that
   * the body names.
   */
  @Post(':id/create-business')
  @StaffOnly('editor')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The application', standardSchema: staffAdvertiserSchema })
  @ApiProblem(404, 'No such application')
  @ApiProblem(409, 'It has another business, or another status than the body names')
  createBusiness(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: approvalSchema }) { businessId, status }: Approval,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<StaffAdvertiser> {
    return this.applications.approve(id, email, businessId, status);
  }

  /** Undoes Create Business within ten minutes: the business is archived. */
  @Post(':id/undo-create-business')
  @StaffOnly('editor')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The application', standardSchema: staffAdvertiserSchema })
  @ApiProblem(404, 'No such application')
  @ApiProblem(409, 'It is too late')
  undoCreateBusiness(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<StaffAdvertiser> {
    return this.applications.undoApproval(id, email);
  }

  /**
   * Takes the wrong business from an approved application, at any time. The application can then be approved
   * with another one. A business that was created from it is archived; one that existed before stays.
   */
  @Post(':id/release-business')
  @StaffOnly('editor')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The application', standardSchema: staffAdvertiserSchema })
  @ApiProblem(404, 'No such application')
  @ApiProblem(409, 'It has another business, or none')
  releaseBusiness(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: releaseSchema }) { businessId }: Release,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<StaffAdvertiser> {
    return this.applications.releaseBusiness(id, email, businessId);
  }
}
