import { Column, Entity } from 'typeorm';
import { OpenPlace } from '../open-place.js';

/** A trade or professional service. */
@Entity('services')
export class ServiceEntity extends OpenPlace {
  @Column('text')
  category: string;

  @Column('text', { name: 'contact_person', nullable: true })
  contactPerson: string | null;
}
