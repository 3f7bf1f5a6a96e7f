import {
  BadRequestException,
  Body,
  Controller,
  Headers,
  HttpCode,
  Post,
  Query,
  type Type,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type Batch,
  type BulkCall,
  batchSchema,
  bulkCallSchema,
  type ImportReport,
  importReportSchema,
} from '@town/contracts/managed-records/calls';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import * as z from 'zod/mini';
import { Batches } from './batches.js';
import { importTypes } from './import-files.js';
import { ImportService } from './import-service.js';
import type { ManagedKind } from './managed-kind.js';

const importQuery = z.object({
  dryRun: z.optional(z.enum(['true', 'false'], { error: 'dryRun must be true or false' })),
});

/**
 * The file of an import. Where the body is JSON, which only other calls take, nothing was read.
 * @param types the media types that the import takes
 */
function fileOf(body: unknown, type: string | undefined, types: string[]): Buffer {
  if (body instanceof Buffer) return body;
  if (/json/i.test(type ?? '')) {
    throw new UnsupportedMediaTypeException(`The body must be ${types.join(' or ')}`);
  }
  throw new BadRequestException('The body must be a file');
}

/** Makes the controller of changes and imports of many records of a kind at once. */
export function transferController(managed: ManagedKind): Type {
  const { name } = managed.kind;
  const types = importTypes(managed);
  @ApiTags('Staff')
  @Controller(`api/admin/${name}`)
  class TransferController {
    constructor(
      private readonly batches: Batches,
      private readonly imports: ImportService,
    ) {}

    @Post('bulk')
    @HttpCode(200)
    @StaffOnly('editor')
    @ApiOkResponse({ description: 'All are changed', standardSchema: batchSchema })
    bulk(
      @Body({ schema: bulkCallSchema }) call: BulkCall,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<Batch> {
      return this.batches.change(managed, call, email);
    }

    @Post('import')
    @HttpCode(200)
    @StaffOnly('editor')
    @ApiConsumes(...types)
    @ApiOkResponse({ description: 'What it does', standardSchema: importReportSchema })
    import(
      @Query({ schema: importQuery }) { dryRun }: z.output<typeof importQuery>,
      @Body() body: unknown,
      @Headers('content-type') type: string | undefined,
      @CurrentStaff() { email }: StaffMember,
    ): Promise<ImportReport> {
      const content = fileOf(body, type, types);
      return this.imports.run(managed, { content, type }, dryRun === 'true', email);
    }
  }
  return TransferController;
}
