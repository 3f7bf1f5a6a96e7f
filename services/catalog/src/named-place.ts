import type { Amenity } from '@town/contracts/amenities/amenities';
import { PicturedRow } from '@town/managed-records/pictured-row';
import { Column } from 'typeorm';

/** An empty list is omitted from responses: older clients do not expect the field. */
const missingWhereEmpty = {
  from: (stored: Amenity[]) => (stored.length > 0 ? stored : undefined),
  to: (shown: Amenity[] | undefined) => shown ?? [],
};

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
