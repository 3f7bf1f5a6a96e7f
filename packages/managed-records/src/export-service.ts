import { Injectable } from '@nestjs/common';
import type { ExportedRecord } from '@town/contracts/export/exported-record';
import type { ExportedVersion, VersionsQuery } from '@town/contracts/export/exported-version';
import { DataSource } from 'typeorm';
import { exportedRecords, recordsCsv } from './exported-records.js';
import { exportedVersions } from './exported-versions.js';
import type { ManagedKind } from './managed-kind.js';

/** Writes the records of a kind: as a file that the import reads again, or for another town. */
@Injectable()
export class ExportService {
  constructor(private readonly dataSource: DataSource) {}

  /** Every record in every state, by name. */
  records({ kind }: ManagedKind): Promise<ExportedRecord[]> {
    return exportedRecords(kind, (sql, values) => this.dataSource.query(sql, values));
  }

  /** One page of the history of all records. */
  versions({ kind }: ManagedKind, after: VersionsQuery): Promise<ExportedVersion[]> {
    return exportedVersions(kind, after, (sql, values) => this.dataSource.query(sql, values));
  }

  /** Every record that is not archived, by name. */
  async csv(managed: ManagedKind): Promise<string> {
    return recordsCsv(managed.kind, await this.records(managed));
  }

  /** A file with the header alone. */
  template({ kind }: ManagedKind): string {
    return recordsCsv(kind, []);
  }
}
