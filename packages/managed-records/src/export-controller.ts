import { Controller, Get, Header, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ExportedRecord, exportedRecordSchema } from '@town/contracts/export/exported-record';
import {
  type ExportedVersion,
  exportedVersionSchema,
  type VersionsQuery,
  versionsQuerySchema,
} from '@town/contracts/export/exported-version';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import * as z from 'zod/mini';
import { ExportService } from './export-service.js';
import type { ManagedKind } from './managed-kind.js';

/** Makes the controller that answers all records of a kind as a file. */
export function exportController(managed: ManagedKind): Type {
  const { name } = managed.kind;
  const attachment = (file: string) =>
    Header('Content-Disposition', `attachment; filename=${file}`);

  @ApiTags('Staff')
  @Controller(`api/admin/${name}`)
  class ExportController {
    constructor(private readonly exports: ExportService) {}

    @Get('export.csv')
    @StaffOnly('reader')
    @Header('Content-Type', 'text/csv; charset=utf-8')
    @attachment(`${name}.csv`)
    export(): Promise<string> {
      return this.exports.csv(managed);
    }

    /** For the export of the whole town, which is the administrators'. */
    @Get('export.json')
    @StaffOnly('administrator')
    @ApiOkResponse({
      description: 'Every record in every state, as another town can load it',
      standardSchema: z.array(exportedRecordSchema),
    })
    exportRecords(): Promise<ExportedRecord[]> {
      return this.exports.records(managed);
    }

    /** For the export of the whole town, too. */
    @Get('export-versions.json')
    @StaffOnly('administrator')
    @ApiOkResponse({
      description: 'Versions by record and number, after the one that is named',
      standardSchema: z.array(exportedVersionSchema),
    })
    exportVersions(
      @Query({ schema: versionsQuerySchema }) after: VersionsQuery,
    ): Promise<ExportedVersion[]> {
      return this.exports.versions(managed, after);
    }

    @Get('import-template.csv')
    @StaffOnly('reader')
    @Header('Content-Type', 'text/csv; charset=utf-8')
    @attachment(`${name}-template.csv`)
    template(): string {
      return this.exports.template(managed);
    }
  }
  return ExportController;
}
