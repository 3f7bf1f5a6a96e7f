import { applyDecorators, Controller, Get, Header, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ExportedRecord, exportedRecordSchema } from '@town/contracts/export/exported-record';
import {
  type ExportedVersion,
  exportedVersionSchema,
  type VersionsQuery,
  versionsQuerySchema,
} from '@town/contracts/export/exported-version';
import { Audit } from '@town/service-kit/audit/audit';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { hasPrivateFields, type ManagedKind } from '../managed-kind.js';
import { type Query as Ask, exportedRecords, recordsCsv } from './exported-records.js';
import { exportedVersions } from './exported-versions.js';

const answersCsv = (file: string) =>
  applyDecorators(
    Header('Content-Type', 'text/csv; charset=utf-8'),
    Header('Content-Disposition', `attachment; filename=${file}`),
  );

const answersRecords = ApiOkResponse({
  description: 'Every record in every state, as another town can load it',
  standardSchema: z.array(exportedRecordSchema),
});

const answersVersions = ApiOkResponse({
  description: 'Versions by record and number, after the one that is named',
  standardSchema: z.array(exportedVersionSchema),
});

/** Creates the controller that exports all records of a kind as a file. */
export function exportController(managed: ManagedKind): Type {
  const { name } = managed.kind;
  const isPersonal = hasPrivateFields(managed.kind);

  @ApiTags('Staff')
  @Controller(`api/admin/${name}`)
  class ExportController {
    constructor(
      private readonly dataSource: DataSource,
      private readonly audit: Audit,
    ) {}

    private readonly ask: Ask = (sql, values) => this.dataSource.query(sql, values);

    @Get('export.csv')
    @StaffOnly('reader')
    @answersCsv(`${name}.csv`)
    async export(@CurrentStaff() { email: actor }: StaffMember): Promise<string> {
      const entry = { actor, action: 'export', kind: name, id: '', before: null, after: null };
      await this.audit.record(this.dataSource.manager, entry);
      return recordsCsv(managed.kind, await exportedRecords(managed.kind, this.ask));
    }

    /** Part of the export of the whole town, which needs an administrator. */
    @Get('export.json')
    @StaffOnly('administrator')
    @answersRecords
    async exportRecords(@CurrentStaff() { email }: StaffMember): Promise<ExportedRecord[]> {
      if (isPersonal) await this.audit.view(email, name);
      return exportedRecords(managed.kind, this.ask);
    }

    /** Also part of the export of the whole town. */
    @Get('export-versions.json')
    @StaffOnly('administrator')
    @answersVersions
    async exportVersions(
      @Query({ schema: versionsQuerySchema }) after: VersionsQuery,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ExportedVersion[]> {
      if (isPersonal) await this.audit.view(email, name);
      return exportedVersions(managed.kind, after, this.ask);
    }

    @Get('import-template.csv')
    @StaffOnly('reader')
    @answersCsv(`${name}-template.csv`)
    template(): string {
      return recordsCsv(managed.kind, []);
    }
  }
  return ExportController;
}
