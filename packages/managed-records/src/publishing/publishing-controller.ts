import { Body, Controller, Headers, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PublishCall, publishCallSchema } from '@town/contracts/managed-records/calls';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import * as z from 'zod/mini';
import type { ManagedKind } from '../managed-kind.js';
import { answersRecordOrConflict, namedVersion } from '../records/expected-version.js';
import { idParameter } from '../records/record-answer.js';
import { RecordsService } from '../records/records-service.js';

/**
 * Creates the controller with which staff publish the records of a kind. A call may name the expected
 * version in `If-Match`; without it there is no version check.
 */
export function publishingController(managed: ManagedKind): Type {
  @ApiTags('Staff')
  @StaffOnly('editor')
  @Controller(`api/admin/${managed.kind.name}`)
  class PublishingController {
    constructor(private readonly records: RecordsService) {}

    @Post(':id/publish')
    @HttpCode(200)
    @answersRecordOrConflict
    publish(
      @Param('id', idParameter) id: string,
      @Headers('if-match') tag: string | undefined,
      @Body({ schema: z.prefault(publishCallSchema, {}) }) call: PublishCall,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ManagedRecord> {
      return this.records.publish(managed, id, call, email, namedVersion(tag));
    }
  }
  return PublishingController;
}
