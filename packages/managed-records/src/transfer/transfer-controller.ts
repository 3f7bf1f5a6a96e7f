import { PassThrough } from 'node:stream';
import {
  Body,
  Controller,
  Headers,
  HttpCode,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
  type Type,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { importMegabytes } from '@town/contracts/api/body-limit';
import {
  type Batch,
  type BulkCall,
  batchSchema,
  bulkCallSchema,
  type ImportReport,
  importReportSchema,
} from '@town/contracts/managed-records/calls';
import { importLines } from '@town/contracts/managed-records/import-lines';
import { loggedProblem } from '@town/service-kit/http/logged-problem';
import { readFile } from '@town/service-kit/http/read-file';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { Batches } from '../batches/batches.js';
import type { ManagedKind } from '../managed-kind.js';
import type { AnswerHeaders } from '../records/record-answer.js';
import { importTypes } from './import-files.js';
import { importWithProgress, type OnRows } from './import-progress.js';
import { ImportService } from './import-service.js';

const importQuery = z.object({
  dryRun: z.optional(z.enum(['true', 'false'], { error: 'dryRun must be true or false' })),
});

/**
 * Reads the file of an import request.
 * @param types the media types that the import takes
 */
function fileOf(request: Request, type: string | undefined, types: string[]): Promise<Buffer> {
  if (/json/i.test(type ?? '')) {
    throw new UnsupportedMediaTypeException(`The body must be ${types.join(' or ')}`);
  }
  return readFile(request, importMegabytes);
}

/** Creates the controller for bulk changes and imports of a kind's records. */
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
    async import(
      @Query({ schema: importQuery }) { dryRun }: z.output<typeof importQuery>,
      @Req() request: Request,
      @Headers('content-type') type: string | undefined,
      @CurrentStaff() { email }: StaffMember,
      @Res({ passthrough: true }) response: AnswerHeaders,
    ): Promise<ImportReport | StreamableFile> {
      const content = await fileOf(request, type, types);
      const run = (onRows?: OnRows) =>
        this.imports.run(managed, { content, type }, dryRun === 'true', email, onRows);
      if (!request.headers.accept?.includes(importLines)) return run();
      const answer = await importWithProgress(
        run,
        (error) => loggedProblem(error, request).problem,
      );
      if (!(answer instanceof PassThrough)) return answer;
      // Without this header the gateway would buffer the progress lines.
      response.setHeader('X-Accel-Buffering', 'no');
      return new StreamableFile(answer, { type: importLines });
    }
  }
  return TransferController;
}
