import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AuditFilter,
  type AuditQuery,
  auditFilterSchema,
  auditQuerySchema,
} from '@town/contracts/api/list-query';
import { type AuditRecord, auditRecordSchema } from '@town/contracts/audit/record';
import { Audit } from '@town/service-kit/audit/audit';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource } from 'typeorm';
import { AuditLog } from './audit-log.js';
import { toCsv } from './csv.js';

const columns = ['at', 'actor', 'action', 'kind', 'id', 'before', 'after', 'requestId'] as const;

/** The audit log, for administrators. */
@ApiTags('Staff')
@StaffOnly('administrator')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: AuditLog,
    private readonly audit: Audit,
  ) {}

  @Get()
  @ApiOperation({
    description:
      'The newest entries first. Unlike other lists it holds 500 entries without a limit, because the log only grows; X-Total-Count says how many there are.',
  })
  @AnswersStaffList(auditRecordSchema)
  list(@Query({ schema: auditQuerySchema }) query: AuditQuery): Promise<ListAnswer> {
    return this.log.page(query);
  }

  @Get('export.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="audit.csv"')
  @ApiOkResponse({ description: 'The entries as CSV, the newest first', type: String })
  async export(
    @Query({ schema: auditFilterSchema }) filter: AuditFilter,
    @CurrentStaff() { email: actor }: StaffMember,
  ): Promise<string> {
    const records = await this.log.records(filter);
    const entry = { actor, action: 'export', kind: 'audit', id: '', before: null };
    await this.audit.record(this.dataSource.manager, { ...entry, after: filter });
    return toCsv([columns, ...records.map(toRow)]);
  }
}

function toRow(record: AuditRecord): string[] {
  return columns.map((column) => {
    const value = record[column];
    return typeof value === 'string' ? value : value ? JSON.stringify(value) : '';
  });
}
