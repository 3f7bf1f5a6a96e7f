import type { Amenity } from '@town/contracts/amenities/amenities';
import { missingWhereEmpty } from '@town/managed-records/public/amenities-column';
import { PicturedRow } from '@town/managed-records/public/pictured-row';
import { Column } from 'typeorm';

/** The columns that businesses, churches and services have in common. */
export abstract class NamedPlace extends PicturedRow {
  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('text', { name: 'description_es', nullable: true })
  descriptionEs: string | null;

  @Column('text', { array: true, default: [], transformer: missingWhereEmpty })
  amenities: Amenity[] | undefined;
}
