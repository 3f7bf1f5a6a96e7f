import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that a business has posted. */
@Entity('event_businesses')
export class EventBusinessEntity {
  @PrimaryColumn('uuid', { name: 'event_id' })
  eventId: string;

  @Column('uuid', { name: 'business_id' })
  businessId: string;
}
