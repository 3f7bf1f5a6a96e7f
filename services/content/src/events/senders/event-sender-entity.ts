import type { Language } from '@town/contracts/pages/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What the sender of an event has been told. The address is in the event's inbox item, from which an
 * erasure removes it.
 */
@Entity('event_senders')
export class EventSenderEntity {
  @PrimaryColumn('uuid', { name: 'event_id' })
  eventId: string;

  /** The language of the sender's form. */
  @Column('text', { nullable: true })
  language: Language | null;

  /** Whether the sender knows the event as cancelled. */
  @Column('boolean', { name: 'knows_cancelled', default: false })
  knowsCancelled: boolean;
}
