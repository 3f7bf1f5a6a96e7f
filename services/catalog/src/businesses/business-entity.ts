import type { ListingTier } from '@town/contracts/owners/listings';
import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { Column, Entity } from 'typeorm';
import { OpenPlace } from '../open-place.js';

/** A shop, restaurant or other place of business. */
@Entity('businesses')
export class BusinessEntity extends OpenPlace {
  @Column('text')
  category: string;

  @Column('jsonb', { name: 'more_pictures', default: [] })
  morePictures: ListingPicture[];

  @Column('text', { name: 'social_links', array: true, default: [] })
  socialLinks: string[];

  @Column('text', { name: 'menu_url', nullable: true })
  menuUrl: string | null;

  @Column('text', { name: 'more_categories', array: true, default: [] })
  moreCategories: string[];

  /**
   * The advertiser application that the business was created from. Each application creates at most
   * one.
   */
  @Column('uuid', { name: 'application_id', nullable: true, unique: true })
  applicationId: string | null;

  /** The plan, which decides what is shown. The database derives it from the subscriptions. */
  @Column('text', { default: 'premium' })
  tier: ListingTier;

  /** Whether a subscription pays for the listing. The database derives this, too. */
  @Column('boolean', { default: false })
  sponsored: boolean;
}
