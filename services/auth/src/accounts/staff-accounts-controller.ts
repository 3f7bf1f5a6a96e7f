import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { recordId } from '@town/contracts/records/record-id';
import {
  type Assignee,
  assigneeSchema,
  type Invitation,
  invitationSchema,
  type RoleChange,
  roleChangeSchema,
  type StaffAccount,
  staffAccountSchema,
} from '@town/contracts/staff/accounts';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { StaffAccounts } from './staff-accounts.js';

/** Manages staff accounts and their roles. */
@ApiTags('Staff')
@StaffOnly('administrator')
@Controller('api/admin/staff')
export class StaffAccountsController {
  constructor(private readonly accounts: StaffAccounts) {}

  @Get()
  @AnswersShortList('Every account, by e-mail address', staffAccountSchema)
  list(): Promise<StaffAccount[]> {
    return this.accounts.list();
  }

  @Get('assignees')
  @StaffOnly('reader')
  @AnswersShortList('Whom an item of the inbox can be assigned to', assigneeSchema)
  assignees(): Promise<Assignee[]> {
    return this.accounts.assignees();
  }

  /** Invites a person. A person who has not accepted yet, or is disabled, can be invited again. */
  @Post()
  @HttpCode(201)
  @ApiResponse({ status: 201, description: 'The account', standardSchema: staffAccountSchema })
  @ApiProblem(400, 'A field is missing or wrong')
  @ApiProblem(409, 'There is an account already')
  invite(
    @Body({ schema: invitationSchema }) invitation: Invitation,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<StaffAccount> {
    return this.accounts.invite(invitation, email);
  }

  @Put(':id')
  @ApiOkResponse({ description: 'The account', standardSchema: staffAccountSchema })
  @ApiProblem(404, 'No such account')
  @ApiProblem(409, 'It is the last administrator')
  changeRole(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: roleChangeSchema }) { role }: RoleChange,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<StaffAccount> {
    return this.accounts.changeRole(id, role, email);
  }

  /** Disables an account and ends its sessions; its history is kept. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The account can do nothing any more' })
  @ApiProblem(404, 'No such account')
  @ApiProblem(409, 'It is the last administrator')
  async disable(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<void> {
    await this.accounts.disable(id, email);
  }

  /** For an account that has lost its second factor: it can sign in with the password alone again. */
  @Delete(':id/second-factor')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It has no second factor, and its sessions have ended' })
  @ApiProblem(404, 'No such account')
  async resetSecondFactor(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<void> {
    await this.accounts.resetSecondFactor(id, email);
  }
}
