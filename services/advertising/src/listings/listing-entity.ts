import type { BusinessListing } from '@town/contracts/listings/form';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request of a business to be listed in the directory. */
@Entity('business_listings')
export class ListingEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'business_name' })
  businessName: string;

  @Column('text', { name: 'contact_name' })
  contactName: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  category: BusinessListing['category'];

  @Column('text')
  address: string;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text')
  description: string;

  /** One URL per line. */
  @Column('text', { name: 'social_media', nullable: true })
  socialMedia: string | null;

  @Column('text', { name: 'selected_plan' })
  selectedPlan: BusinessListing['selectedPlan'];

  @Column('boolean')
  agreement: boolean;

  @Column('text', { default: 'pending' })
  status: BusinessListing['status'];

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;
}
