import { Controller, Get, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type EndingRecord,
  endingDays,
  endingRecordSchema,
  endingRecords,
  mostEnding,
} from '@town/contracts/managed-records/ending';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import { DataSource } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';

/** Ordered by an index of the records that have an end, so it reads no others. */
const sql = `
  select kind, id, title, withdraw_at as "endsAt" from records
  where withdraw_at < clock_timestamp() + make_interval(days => $1)
  order by withdraw_at, id limit $2`;

type Row = Omit<EndingRecord, 'endsAt'> & { endsAt: Date };

/**
 * Creates the controller that lists the records of a service that leave the site by themselves soon. It answers no
 * private fields, so it makes no entry in the audit log.
 */
export function endingController(
  service: RecordKind['service'],
  kinds: readonly ManagedKind[],
): Type {
  @ApiTags('Staff')
  @StaffOnly('reader')
  @Controller(endingRecords(service))
  class EndingController {
    constructor(private readonly dataSource: DataSource) {}

    @Get()
    @AnswersShortList('Those of the next two weeks, the first to end first', endingRecordSchema)
    async list(): Promise<EndingRecord[]> {
      const rows = await this.dataSource.query<Row[]>(sql, [endingDays, mostEnding]);
      const lists = [rows.map((row) => ({ ...row, endsAt: row.endsAt.toISOString() }))];
      for (const { endingSoon } of kinds) {
        if (endingSoon) lists.push(await endingSoon(this.dataSource.manager));
      }
      return firstOfEach(lists.flat()).slice(0, mostEnding);
    }
  }
  return EndingController;
}

/** The first end of each record. A repeated event may be withdrawn before its last date. */
function firstOfEach(records: readonly EndingRecord[]): EndingRecord[] {
  const sorted = records.toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
  const ids = new Set<string>();
  return sorted.filter(({ id }) => !ids.has(id) && ids.add(id));
}
