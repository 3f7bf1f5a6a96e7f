import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A shop, restaurant or other place of business. */
@Entity('businesses')
export class BusinessEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text')
  category: string;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text', { nullable: true })
  hours: string | null;

  /** The advertiser application it was made from; at most one business is made of each. */
  @Column('uuid', { name: 'application_id', nullable: true, unique: true })
  applicationId: string | null;
}
