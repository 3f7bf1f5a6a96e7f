import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type InboxAnswerCall,
  type InboxBulk,
  type InboxBulkCall,
  type InboxChange,
  type InboxCounts,
  type InboxQuery,
  inboxAnswerCallSchema,
  inboxBulkCallSchema,
  inboxBulkSchema,
  inboxChangeSchema,
  inboxCountsSchema,
  inboxQuerySchema,
} from '@town/contracts/inbox/calls';
import { type InboxItem, inboxItemSchema } from '@town/contracts/inbox/record';
import { recordId } from '@town/contracts/records/record-id';
import { AnswersConflict, namedVersion } from '@town/managed-records/records/expected-version';
import { Audit } from '@town/service-kit/audit/audit';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import {
  FromSubmission,
  type SubmissionContext,
} from '@town/service-kit/submissions/submission-context';
import { InboxActions } from './inbox-actions.js';
import { InboxBulkActions } from './inbox-bulk.js';
import { InboxReader } from './inbox-reader.js';

const answersItem = ApiOkResponse({ description: 'The item', standardSchema: inboxItemSchema });

/** The inbox of staff. Items contain personal data, so each view is recorded in the audit log. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/inbox')
export class InboxController {
  constructor(
    private readonly reader: InboxReader,
    private readonly actions: InboxActions,
    private readonly bulk: InboxBulkActions,
    private readonly audit: Audit,
  ) {}

  @Get()
  @AnswersStaffList(inboxItemSchema)
  async page(
    @Query({ schema: inboxQuerySchema }) query: InboxQuery,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<ListAnswer> {
    await this.audit.view(email, 'inbox');
    return this.reader.page(query);
  }

  @Get('counts')
  @ApiOkResponse({ description: 'Open items by kind', standardSchema: inboxCountsSchema })
  counts(@CurrentStaff() { email }: StaffMember): Promise<InboxCounts> {
    return this.reader.counts(email);
  }

  @Get(':id')
  @answersItem
  async read(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<InboxItem> {
    await this.audit.view(email, 'inbox', id);
    return this.reader.read(id);
  }

  @Put(':id')
  @StaffOnly('editor')
  @answersItem
  @AnswersConflict()
  change(
    @Param('id', { schema: recordId }) id: string,
    @Headers('if-match') tag: string | undefined,
    @Body({ schema: inboxChangeSchema }) change: InboxChange,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<InboxItem> {
    return this.actions.change(id, change, email, namedVersion(tag));
  }

  /** Marks several items as done, or opens them again. Those that cannot be changed are named. */
  @Post('bulk')
  @HttpCode(200)
  @StaffOnly('editor')
  @ApiOkResponse({ description: 'What was changed', standardSchema: inboxBulkSchema })
  changeAll(
    @Body({ schema: inboxBulkCallSchema }) call: InboxBulkCall,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<InboxBulk> {
    return this.bulk.change(call, email);
  }

  @Post(':id/answer')
  @HttpCode(200)
  @StaffOnly('editor')
  @answersItem
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A repeat with the same key answers as the first did and sends nothing',
    schema: { type: 'string', maxLength: 255 },
  })
  @AnswersConflict()
  @ApiProblem(409, 'The key was used for another answer')
  answer(
    @Param('id', { schema: recordId }) id: string,
    @Headers('if-match') tag: string | undefined,
    @Body({ schema: inboxAnswerCallSchema }) answer: InboxAnswerCall,
    @CurrentStaff() { email }: StaffMember,
    @FromSubmission() { key }: SubmissionContext,
  ): Promise<InboxItem> {
    return this.actions.answer(id, answer, email, { key, seenVersion: namedVersion(tag) });
  }

  /** Sends a failed mail again. */
  @Post(':id/retry')
  @HttpCode(200)
  @StaffOnly('editor')
  @answersItem
  retry(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<InboxItem> {
    return this.actions.retry(id, email);
  }
}
