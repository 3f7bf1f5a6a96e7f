import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Batch, batchSchema } from '@town/contracts/managed-records/calls';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import * as z from 'zod/mini';
import { Batches } from './batches.js';

const batchId = z
  .string()
  .check(z.regex(/^[a-z]+-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is no id of a batch'));

@ApiTags('Staff')
@StaffOnly('editor')
@Controller('api/admin/batches')
export class BatchesController {
  constructor(private readonly batches: Batches) {}

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Everything is as before', standardSchema: batchSchema })
  undo(
    @Param('id', { schema: batchId }) id: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<Batch> {
    return this.batches.undo(id, email);
  }
}
