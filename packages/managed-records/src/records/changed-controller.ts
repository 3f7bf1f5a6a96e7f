import { Controller, Get, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ChangedRecord,
  changedDays,
  changedRecordSchema,
  changedRecords,
  mostChanged,
} from '@town/contracts/managed-records/changed';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import { visitor } from './record-store.js';

/**
 * Reads the records that have changed lately, by an index of each kind, and of each the newest version by
 * somebody else, who may be an owner. A later change by the caller or the schedule does not hide it. What visitors send is in the inbox.
 */
export const changedSql = `
  select r.kind, r.id, r.title, v.at, v.by, v.action
  from unnest($1::text[]) k
  cross join lateral (
    select kind, id, title from records
    where kind = k and updated_at > now() - make_interval(days => $2)
  ) r
  cross join lateral (
    select at, by, action from record_versions
    where record_id = r.id and by not in ('system', $3, $5)
    order by version desc limit 1
  ) v
  where v.at > now() - make_interval(days => $2)
  order by v.at desc, r.id limit $4`;

type Row = Omit<ChangedRecord, 'at'> & { at: Date };

/**
 * Creates the controller that lists the records of a service that others have changed. It answers no private
 * fields, so it makes no entry in the audit log.
 */
export function changedController(
  service: RecordKind['service'],
  kinds: readonly ManagedKind[],
): Type {
  const names = kinds.map(({ kind }) => kind.name);

  @ApiTags('Staff')
  @StaffOnly('reader')
  @Controller(changedRecords(service))
  class ChangedController {
    constructor(private readonly dataSource: DataSource) {}

    @Get()
    @AnswersShortList('Those of the last week, the last changed first', changedRecordSchema)
    async list(@CurrentStaff() { email }: StaffMember): Promise<ChangedRecord[]> {
      const parameters = [names, changedDays, email, mostChanged, visitor];
      const rows = await this.dataSource.query<Row[]>(changedSql, parameters);
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    }
  }
  return ChangedController;
}
