import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The private link of an event, by which its sender can change it. */
@Entity('event_links')
export class EventLinkEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The record's. */
  @Column('uuid', { name: 'event_id' })
  eventId: string;

  /** Where the link was sent. */
  @Column('text')
  email: string;

  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
