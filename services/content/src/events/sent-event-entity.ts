import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event as its sender sees it, with their last change. */
@Entity('sent_events')
export class SentEventEntity {
  @PrimaryColumn('uuid', { name: 'event_id' })
  eventId: string;

  /** The record's version that contains that change. */
  @Column('integer')
  version: number;

  @Column('jsonb')
  content: RecordContent;
}
