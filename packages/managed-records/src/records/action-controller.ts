import { Controller, Headers, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { ManagedKind } from '../managed-kind.js';
import { answersRecordOrConflict, namedVersion } from './expected-version.js';
import { idParameter } from './record-answer.js';
import { type RecordAction, RecordsService } from './records-service.js';

/**
 * Creates the controller for one staff action on the records of a kind. The action has no body. A call
 * may name the expected version in `If-Match`; without it there is no version check.
 */
export function actionController(managed: ManagedKind, action: RecordAction): Type {
  @ApiTags('Staff')
  @StaffOnly('editor')
  @Controller(`api/admin/${managed.kind.name}`)
  class ActionController {
    constructor(private readonly records: RecordsService) {}

    @Post(`:id/${action}`)
    @HttpCode(200)
    @answersRecordOrConflict
    act(
      @Param('id', idParameter) id: string,
      @Headers('if-match') tag: string | undefined,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ManagedRecord> {
      return this.records.act(managed, id, action, email, namedVersion(tag));
    }
  }
  return ActionController;
}
