import { Body, Controller, Get, Headers, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AnswerTemplate,
  answerTemplateSchema,
  type TemplateCall,
  templateCallSchema,
} from '@town/contracts/inbox/templates';
import { recordId } from '@town/contracts/records/record-id';
import { AnswersConflict, expectedVersion } from '@town/managed-records/records/expected-version';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { RemovesEntry } from '@town/service-kit/staff/removes-entry';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { AnswerTemplatesService } from './answer-templates-service.js';

/** All staff may read the templates; editors may change them. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/answer-templates')
export class AnswerTemplatesController {
  constructor(private readonly templates: AnswerTemplatesService) {}

  @Get()
  @AnswersShortList('All templates by name', answerTemplateSchema)
  list(): Promise<AnswerTemplate[]> {
    return this.templates.list();
  }

  @Post()
  @StaffOnly('editor')
  @ApiCreatedResponse({ description: 'The template', standardSchema: answerTemplateSchema })
  create(
    @Body({ schema: templateCallSchema }) call: TemplateCall,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<AnswerTemplate> {
    return this.templates.create(call, email);
  }

  @Put(':id')
  @StaffOnly('editor')
  @ApiOkResponse({ description: 'The template', standardSchema: answerTemplateSchema })
  @AnswersConflict()
  change(
    @Param('id', { schema: recordId }) id: string,
    @Headers('if-match') tag: string | undefined,
    @Body({ schema: templateCallSchema }) call: TemplateCall,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<AnswerTemplate> {
    return this.templates.change(id, call, expectedVersion(tag), email);
  }

  @RemovesEntry()
  remove(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<void> {
    return this.templates.remove(id, email);
  }
}
