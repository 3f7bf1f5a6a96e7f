import type { Amenity } from '@town/contracts/amenities/amenities';
import type { CivicContact } from '@town/contracts/civic-contacts/record';
import type { BusinessStatus } from '@town/contracts/hours/business-status';
import type { OpeningHours } from '@town/contracts/hours/opening-hours';
import { missingWhereEmpty } from '@town/managed-records/public/amenities-column';
import { ListedRow } from '@town/managed-records/public/listed-row';
import {
  BusinessStatusColumn,
  HoursConfirmedOnColumn,
  OpeningHoursColumn,
} from '@town/managed-records/public/opening-columns';
import { Column, Entity } from 'typeorm';

/** A public office or service and how to reach it. */
@Entity('civic_contacts')
export class CivicContactEntity extends ListedRow {
  @Column('text')
  name: string;

  @Column('text')
  category: CivicContact['category'];

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  hours: string | null;

  @OpeningHoursColumn()
  openingHours: OpeningHours;

  @Column('text', { array: true, default: [], transformer: missingWhereEmpty })
  amenities: Amenity[] | undefined;

  @BusinessStatusColumn()
  businessStatus: BusinessStatus;

  @HoursConfirmedOnColumn()
  hoursConfirmedOn: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text', { name: 'name_es', nullable: true })
  nameEs: string | null;

  @Column('text', { name: 'description_es', nullable: true })
  descriptionEs: string | null;

  @Column('text', { name: 'hours_es', nullable: true })
  hoursEs: string | null;
}
