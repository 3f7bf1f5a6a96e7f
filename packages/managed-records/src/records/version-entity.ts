import type { RecordState, VersionAction } from '@town/contracts/managed-records/record';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A snapshot of a record after one change. Versions are immutable. */
@Entity('record_versions')
export class VersionEntity {
  @PrimaryColumn('uuid', { name: 'record_id' })
  recordId: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  by: string;

  @Column('text')
  action: VersionAction;

  @Column('text')
  state: RecordState;

  @Column('jsonb')
  content: RecordContent;
}
