import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RecordEntity } from '../records/record-entity.js';

/**
 * The publication schedule of a record before a batch, which versions do not contain. ISO 8601, or null.
 */
export interface ScheduleBefore {
  publishAt: string | null;
  withdrawAt: string | null;
}

/** A record of a batch: its version after the batch, and the version that an undo restores. */
export interface BatchItem extends Partial<ScheduleBefore> {
  id: string;
  version: number;
  /** 0 for a record that the batch created. */
  before: number;
  /** The version that was public before; null for none, missing in batches of earlier releases. */
  published?: number | null;
}

/** A change of several records at once, which can be undone as a whole. */
@Entity('record_batches')
export class BatchEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: string;

  @Column('text')
  action: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  by: string;

  @Column('jsonb')
  items: BatchItem[];

  @Column('timestamptz', { name: 'undone_at', nullable: true })
  undoneAt: Date | null;
}

export const scheduleBefore = ({ publishAt, withdrawAt }: RecordEntity): ScheduleBefore => ({
  publishAt: publishAt?.toISOString() ?? null,
  withdrawAt: withdrawAt?.toISOString() ?? null,
});
