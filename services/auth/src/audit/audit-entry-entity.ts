import { Column, Entity, PrimaryColumn } from 'typeorm';

type Fields = Record<string, unknown>;

/** An entry of the audit log. Rows are never changed or deleted. */
@Entity('audit_entries')
export class AuditEntryEntity {
  /** The id of its event. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  at: Date;

  /** The service that recorded it. */
  @Column('text')
  service: string;

  @Column('text')
  actor: string;

  @Column('text')
  action: string;

  @Column('text')
  kind: string;

  @Column('text', { name: 'record_id' })
  recordId: string;

  @Column('jsonb', { nullable: true })
  before: Fields | null;

  @Column('jsonb', { nullable: true })
  after: Fields | null;

  @Column('text', { name: 'request_id', nullable: true })
  requestId: string | null;
}
