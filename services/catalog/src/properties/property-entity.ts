import type { PropertyType } from '@town/contracts/properties/record';
import { PicturedRow } from '@town/managed-records/public/pictured-row';
import { Column, Entity } from 'typeorm';

/** A property offered for sale. */
@Entity('properties')
export class PropertyEntity extends PicturedRow {
  @Column('text')
  title: string;

  @Column('text', { name: 'property_type' })
  propertyType: PropertyType;

  @Column('text')
  description: string;

  @Column('text')
  address: string;

  /** Whole US dollars. */
  @Column('integer')
  price: number;

  @Column('integer', { nullable: true })
  bedrooms: number | null;

  @Column('double precision', { nullable: true })
  bathrooms: number | null;

  @Column('integer', { name: 'square_footage', nullable: true })
  squareFootage: number | null;

  @Column('text')
  contact: string;

  /** Whether it is in the list of featured properties; not part of public responses. */
  @Column('boolean', { default: false })
  featured: boolean;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('text', { name: 'title_es', nullable: true })
  titleEs: string | null;

  @Column('text', { name: 'description_es', nullable: true })
  descriptionEs: string | null;
}
