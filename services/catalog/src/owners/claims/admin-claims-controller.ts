import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type Decision,
  decisionSchema,
  type OwnerRequest,
  type OwnerRequestQuery,
  ownerRequestQuerySchema,
  ownerRequestSchema,
} from '@town/contracts/owners/owner-requests';
import { recordId } from '@town/contracts/records/record-id';
import { Audit } from '@town/service-kit/audit/audit';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { RequestDecisions } from '../requests/request-decisions.js';

/** How staff list and decide claims and pending changes. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/claims')
export class AdminClaimsController {
  constructor(
    private readonly requests: RequestDecisions,
    private readonly audit: Audit,
  ) {}

  @Get()
  @AnswersStaffList(ownerRequestSchema)
  async page(
    @Query({ schema: ownerRequestQuerySchema }) query: OwnerRequestQuery,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<ListAnswer> {
    await this.audit.view(email, 'claims');
    return this.requests.page(query);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @StaffOnly('editor')
  @ApiOkResponse({ description: 'The decided request', standardSchema: ownerRequestSchema })
  @ApiProblem(404, 'No such request')
  @ApiProblem(409, 'It is decided already')
  decide(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: decisionSchema }) decision: Decision,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<OwnerRequest> {
    return this.requests.decide(id, decision, email);
  }
}
