import { Body, Controller, Get, Headers, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { recordId } from '@town/contracts/records/record-id';
import {
  type Synonyms,
  type SynonymsCall,
  synonymsCallSchema,
  synonymsSchema,
} from '@town/contracts/search/synonyms';
import { AnswersConflict, expectedVersion } from '@town/managed-records/records/expected-version';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { RemovesEntry } from '@town/service-kit/staff/removes-entry';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { SynonymsService } from './synonyms-service.js';

/** All staff may read the synonyms; editors may change them. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/synonyms')
export class SynonymsController {
  constructor(private readonly synonyms: SynonymsService) {}

  @Get()
  @AnswersShortList('All groups', synonymsSchema)
  list(): Promise<Synonyms[]> {
    return this.synonyms.list();
  }

  @Post()
  @StaffOnly('editor')
  @ApiCreatedResponse({ description: 'The group', standardSchema: synonymsSchema })
  create(
    @Body({ schema: synonymsCallSchema }) call: SynonymsCall,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<Synonyms> {
    return this.synonyms.create(call, email);
  }

  @Put(':id')
  @StaffOnly('editor')
  @ApiOkResponse({ description: 'The group', standardSchema: synonymsSchema })
  @AnswersConflict()
  change(
    @Param('id', { schema: recordId }) id: string,
    @Headers('if-match') tag: string | undefined,
    @Body({ schema: synonymsCallSchema }) call: SynonymsCall,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<Synonyms> {
    return this.synonyms.change(id, call, expectedVersion(tag), email);
  }

  @RemovesEntry()
  remove(
    @Param('id', { schema: recordId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<void> {
    return this.synonyms.remove(id, email);
  }
}
