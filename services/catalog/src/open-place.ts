import type { BusinessStatus } from '@town/contracts/hours/business-status';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';
import { Column } from 'typeorm';
import { NamedPlace } from './named-place.js';

/** The columns of places with opening hours: businesses and services. */
export abstract class OpenPlace extends NamedPlace {
  /** As people wrote it. */
  @Column('text', { nullable: true })
  hours: string | null;

  @Column('jsonb', { name: 'opening_hours', nullable: true })
  openingHours: OpeningHours;

  @Column('text', { name: 'business_status', default: 'open' })
  businessStatus: BusinessStatus;

  @Column('date', { name: 'hours_confirmed_on', nullable: true })
  hoursConfirmedOn: string | null;
}
