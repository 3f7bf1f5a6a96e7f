import { Controller, Headers, Param, Put, Res, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Response } from 'express';
import { AnswersConflict, expectedVersion } from './expected-version.js';
import type { ManagedKind } from './managed-kind.js';
import { answersRecord, idParameter, tagged } from './record-answer.js';
import { RecordsService } from './records-service.js';

/** Makes the controller by which staff say that the translations of a record are right. */
export function translationsController(managed: ManagedKind): Type {
  @ApiTags('Staff')
  @StaffOnly('editor')
  @Controller(`api/admin/${managed.kind.name}`)
  class TranslationsController {
    constructor(private readonly records: RecordsService) {}

    @Put(':id/confirmed-translations')
    @answersRecord
    @AnswersConflict()
    async confirm(
      @Param('id', idParameter) id: string,
      @Headers('if-match') tag: string | undefined,
      @CurrentStaff() { email }: StaffMember,
      @Res({ passthrough: true }) response: Response,
    ): Promise<ManagedRecord> {
      const version = expectedVersion(tag);
      return tagged(response, await this.records.confirmTranslations(managed, id, email, version));
    }
  }
  return TranslationsController;
}
