import {
  Body,
  Controller,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Res,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type RestoreCall, restoreCallSchema } from '@town/contracts/managed-records/calls';
import { type ManagedRecord, managedRecordSchema } from '@town/contracts/managed-records/record';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { recordId } from '@town/contracts/records/record-id';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Response } from 'express';
import * as z from 'zod/mini';
import type { ManagedKind } from '../managed-kind.js';
import { answersRecordOrConflict, expectedVersion, namedVersion } from './expected-version.js';
import { idParameter, tagged } from './record-answer.js';
import { RecordsService } from './records-service.js';

const bodySchema = z.record(z.string(), z.unknown());

const takesNewId = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'The id of the new record: a repeat makes no other one, and saves what differs',
  schema: { type: 'string', format: 'uuid' },
});

/**
 * The record id in an idempotency key; undefined when the key is not a UUID, such as the gateway's own
 * keys.
 */
function newId(key: string | undefined): string | undefined {
  return recordId.safeParse(key).data;
}

/** Creates the controller with which staff create and change the records of a kind. */
export function writingController(managed: ManagedKind): Type {
  @ApiTags('Staff')
  @StaffOnly('editor')
  @Controller(`api/admin/${managed.kind.name}`)
  class WritingController {
    constructor(private readonly records: RecordsService) {}

    @Post()
    @ApiCreatedResponse({ description: 'The record', standardSchema: managedRecordSchema })
    @takesNewId
    async create(
      @Headers('idempotency-key') key: string | undefined,
      @Body({ schema: bodySchema }) body: RecordContent,
      @CurrentStaff() { email }: StaffMember,
      @Res({ passthrough: true }) response: Response,
    ): Promise<ManagedRecord> {
      return tagged(response, await this.records.create(managed, body, email, newId(key)));
    }

    @Put(':id')
    @answersRecordOrConflict
    async save(
      @Param('id', idParameter) id: string,
      @Headers('if-match') tag: string | undefined,
      @Body({ schema: bodySchema }) body: RecordContent,
      @CurrentStaff() { email }: StaffMember,
      @Res({ passthrough: true }) response: Response,
    ): Promise<ManagedRecord> {
      const saved = this.records.save(managed, id, body, email, expectedVersion(tag));
      return tagged(response, await saved);
    }

    @Put(':id/confirmed-translations')
    @answersRecordOrConflict
    async confirmTranslations(
      @Param('id', idParameter) id: string,
      @Headers('if-match') tag: string | undefined,
      @CurrentStaff() { email }: StaffMember,
      @Res({ passthrough: true }) response: Response,
    ): Promise<ManagedRecord> {
      const version = expectedVersion(tag);
      return tagged(response, await this.records.confirmTranslations(managed, id, email, version));
    }

    @Post(':id/restore')
    @HttpCode(200)
    @answersRecordOrConflict
    restore(
      @Param('id', idParameter) id: string,
      @Headers('if-match') tag: string | undefined,
      @Body({ schema: restoreCallSchema }) { version }: RestoreCall,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ManagedRecord> {
      return this.records.restore(managed, id, version, email, namedVersion(tag));
    }
  }
  return WritingController;
}
