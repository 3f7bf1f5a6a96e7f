import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A congregation. */
@Entity('churches')
export class ChurchEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text', { nullable: true })
  denomination: string | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text', { nullable: true })
  pastor: string | null;

  @Column('text', { name: 'service_schedule', nullable: true })
  serviceSchedule: string | null;
}
