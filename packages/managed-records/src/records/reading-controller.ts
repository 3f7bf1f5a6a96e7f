import { Controller, Get, Param, Query, Res, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  awaitsHeader,
  type RecordQuery,
  recordQuerySchema,
} from '@town/contracts/managed-records/calls';
import {
  type ManagedRecord,
  managedRecordSchema,
  type RecordState,
  type RecordVersion,
  versionSchema,
} from '@town/contracts/managed-records/record';
import { Audit } from '@town/service-kit/audit/audit';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Response } from 'express';
import { hasPrivateFields, type ManagedKind } from '../managed-kind.js';
import { answersRecord, idParameter, tagged } from './record-answer.js';
import { RecordList } from './record-list.js';

/** Creates the controller with which staff read the records of a kind. */
export function readingController(managed: ManagedKind): Type {
  const { name } = managed.kind;
  const isPersonal = hasPrivateFields(managed.kind);

  @ApiTags('Staff')
  @StaffOnly('reader')
  @Controller(`api/admin/${managed.kind.name}`)
  class ReadingController {
    constructor(
      private readonly list: RecordList,
      private readonly audit: Audit,
    ) {}

    @Get()
    @AnswersStaffList(managedRecordSchema, {
      [awaitsHeader]: 'The filter `awaits` that the list follows; missing without one',
    })
    async page(
      @Query({ schema: recordQuerySchema }) query: RecordQuery,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ListAnswer> {
      if (isPersonal) await this.audit.view(email, name);
      return this.list.page(managed, query);
    }

    @Get('counts')
    counts(): Promise<Record<RecordState, number>> {
      return this.list.counts(managed);
    }

    @Get(':id')
    @answersRecord
    async read(
      @Param('id', idParameter) id: string,
      @Res({ passthrough: true }) response: Response,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ManagedRecord> {
      if (isPersonal) await this.audit.view(email, name, id);
      return tagged(response, await this.list.read(managed, id));
    }

    @Get(':id/history')
    @AnswersShortList('The newest first', versionSchema)
    async history(
      @Param('id', idParameter) id: string,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<RecordVersion[]> {
      if (isPersonal) await this.audit.view(email, name, id);
      return this.list.history(managed, id);
    }
  }
  return ReadingController;
}
