import { Controller, Headers, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { answersRecordOrConflict, namedVersion } from './expected-version.js';
import type { ManagedKind } from './managed-kind.js';
import { idParameter } from './record-answer.js';
import { RecordsService } from './records-service.js';

/**
 * Makes the controller by which staff archive the records of a kind and restore them. Each call may name
 * the version that its caller has seen in `If-Match`; without it any version is meant.
 */
export function archiveController(managed: ManagedKind): Type {
  @ApiTags('Staff')
  @StaffOnly('editor')
  @Controller(`api/admin/${managed.kind.name}`)
  class ArchiveController {
    constructor(private readonly records: RecordsService) {}

    @Post(':id/archive')
    @HttpCode(200)
    @answersRecordOrConflict
    archive(
      @Param('id', idParameter) id: string,
      @Headers('if-match') tag: string | undefined,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ManagedRecord> {
      return this.records.act(managed, id, 'archive', email, namedVersion(tag));
    }

    @Post(':id/unarchive')
    @HttpCode(200)
    @answersRecordOrConflict
    unarchive(
      @Param('id', idParameter) id: string,
      @Headers('if-match') tag: string | undefined,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ManagedRecord> {
      return this.records.act(managed, id, 'unarchive', email, namedVersion(tag));
    }
  }
  return ArchiveController;
}
