import type { BusinessStatus } from '@town/contracts/hours/business-status';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';
import {
  BusinessStatusColumn,
  HoursConfirmedOnColumn,
  OpeningHoursColumn,
} from '@town/managed-records/public/opening-columns';
import { Column, type SelectQueryBuilder } from 'typeorm';
import { NamedPlace } from './named-place.js';

/** The columns of places with opening hours: businesses and services. */
export abstract class OpenPlace extends NamedPlace {
  /** Free text, as entered. */
  @Column('text', { nullable: true })
  hours: string | null;

  @OpeningHoursColumn()
  openingHours: OpeningHours;

  @BusinessStatusColumn()
  businessStatus: BusinessStatus;

  @HoursConfirmedOnColumn()
  hoursConfirmedOn: string | null;
}

/** Filters places that offer all of the given amenities. */
export function whereOffered(
  places: SelectQueryBuilder<OpenPlace>,
  amenities: readonly string[] | undefined,
): void {
  if (amenities) places.andWhere('t.amenities @> cast(:amenities as text[])', { amenities });
}
