import { Column, Entity } from 'typeorm';
import { NamedPlace } from '../named-place.js';

/** A congregation. */
@Entity('churches')
export class ChurchEntity extends NamedPlace {
  @Column('text', { nullable: true })
  denomination: string | null;

  @Column('text', { nullable: true })
  pastor: string | null;

  @Column('text', { name: 'service_schedule', nullable: true })
  serviceSchedule: string | null;

  @Column('text', { name: 'service_schedule_es', nullable: true })
  serviceScheduleEs: string | null;
}
