import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The private link of an event, by which its sender can change it. */
@Entity('event_links')
export class EventLinkEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The id of the event's record. */
  @Column('uuid', { name: 'event_id' })
  eventId: string;

  /** The recipient of the link. */
  @Column('text')
  email: string;

  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
