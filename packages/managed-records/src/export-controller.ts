import { Controller, Get, Header, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ExportedRecord, exportedRecordSchema } from '@town/contracts/export/exported-record';
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
