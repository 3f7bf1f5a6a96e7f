import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A trade or professional service. */
@Entity('services')
export class ServiceEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text')
  category: string;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  hours: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text', { name: 'contact_person', nullable: true })
  contactPerson: string | null;
}
