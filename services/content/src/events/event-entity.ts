import type { EventCategory } from '@town/contracts/calendar/record';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that takes place in town on a day. */
@Entity('events')
export class EventEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  category: EventCategory;

  /** The town's calendar day, YYYY-MM-DD. */
  @Column('date')
  date: string;

  @Column('text', { nullable: true })
  time: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('boolean', { default: false })
  featured: boolean;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { name: 'image_alt', nullable: true })
  imageAlt: string | null;
}
