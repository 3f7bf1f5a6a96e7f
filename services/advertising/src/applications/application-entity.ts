import type { AdvertiserStatus } from '@town/contracts/advertiser-statuses';
import type { ApplicationPayment } from '@town/contracts/application-payment';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A business that wants to advertise, and how far staff have come with it. */
@Entity('advertiser_applications')
export class ApplicationEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text', { name: 'business_name' })
  businessName: string;

  @Column('text', { name: 'business_type' })
  businessType: string;

  @Column('text', { name: 'business_description', nullable: true })
  businessDescription: string | null;

  @Column('text', { name: 'business_address', nullable: true })
  businessAddress: string | null;

  @Column('text', { name: 'business_website', nullable: true })
  businessWebsite: string | null;

  @Column('text', { name: 'business_social_media', nullable: true })
  businessSocialMedia: string | null;

  @Column('boolean', { name: 'is_local_business', default: true })
  isLocalBusiness: boolean;

  /** JSON text of an array, as are the other lists. */
  @Column('text', { name: 'service_areas', default: '[]' })
  serviceAreas: string;

  @Column('integer', { name: 'years_in_business', default: 1 })
  yearsInBusiness: number;

  @Column('text', { name: 'advertising_goals', default: '[]' })
  advertisingGoals: string;

  @Column('text', { name: 'target_audience', nullable: true })
  targetAudience: string | null;

  @Column('text', { name: 'preferred_plan' })
  preferredPlan: string;

  @Column('text', { name: 'interested_categories', default: '[]' })
  interestedCategories: string;

  @Column('text', { name: 'hear_about_us', nullable: true })
  hearAboutUs: string | null;

  @Column('text', { name: 'additional_comments', nullable: true })
  additionalComments: string | null;

  @Column('boolean', { name: 'email_marketing', default: true })
  emailMarketing: boolean;

  @Column('boolean', { name: 'phone_marketing', default: false })
  phoneMarketing: boolean;

  @Column('text', { default: 'pending' })
  status: AdvertiserStatus;

  @Column('timestamptz', { name: 'submitted_at', default: () => 'now()' })
  submittedAt: Date;

  @Column('text', { name: 'monthly_budget', nullable: true })
  monthlyBudget: string | null;

  @Column('text', { name: 'payment_intent_id', nullable: true })
  paymentIntentId: string | null;

  /** What Stripe says of the payment for it; null while it has said nothing. */
  @Column('jsonb', { nullable: true })
  payment: ApplicationPayment | null;

  /** Since when staff want it in the directory; null while they do not. */
  @Column('timestamptz', { name: 'approved_at', nullable: true })
  approvedAt: Date | null;

  /** The business that the catalog made of it. */
  @Column('uuid', { name: 'business_id', nullable: true })
  businessId: string | null;

  /**
   * Staff want it in the directory: it is active from then on, also while the catalog has
   * still to list it. True when the catalog has yet to be asked for a business.
   */
  approve(at: Date): boolean {
    const alreadyAsked = this.approvedAt !== null;
    this.approvedAt ??= at;
    this.status = 'active';
    return !alreadyAsked && !this.businessId;
  }

  /** Its business is in the directory. A deactivation that came in between stands. */
  recordBusiness(businessId: string): void {
    this.businessId = businessId;
  }

  /** Staff put it where they want it. Deactivated, it can be approved again. */
  changeStatus(status: AdvertiserStatus): void {
    this.status = status;
    if (status === 'inactive') this.approvedAt = null;
  }
}
