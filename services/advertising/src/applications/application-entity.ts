import { ConflictException } from '@nestjs/common';
import type { AdvertiserStatus } from '@town/contracts/advertisers/status';
import type { ApplicationPayment } from '@town/contracts/payments/summary';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const undoMinutes = 10;

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

  /** Its payment, as Stripe confirmed it; null without one. */
  @Column('jsonb', { nullable: true })
  payment: ApplicationPayment | null;

  /** Since when staff want it in the directory; null while they do not. */
  @Column('timestamptz', { name: 'approved_at', nullable: true })
  approvedAt: Date | null;

  /** The business that the catalog made of it. */
  @Column('uuid', { name: 'business_id', nullable: true })
  businessId: string | null;

  /** How often the catalog was asked for its business. */
  @Column('integer', { default: 0 })
  approvals: number;

  /** Where it goes back to when the approval is taken back; null where none can be. */
  @Column('text', { name: 'status_before_approval', nullable: true })
  statusBeforeApproval: AdvertiserStatus | null;

  /** Its business is archived, because the approval was taken back. */
  @Column('boolean', { name: 'is_taken_back', default: false })
  isTakenBack: boolean;

  /** Until when the approval can be taken back; null where it cannot. */
  get undoUntil(): Date | null {
    if (!this.approvedAt || !this.statusBeforeApproval) return null;
    return new Date(this.approvedAt.getTime() + undoMinutes * 60_000);
  }

  /**
   * Staff want it in the directory: it is active from then on, also while the catalog has
   * still to list it. True when the business is still to be requested from the catalog.
   */
  approve(at: Date): boolean {
    const before = this.status;
    const isNew = this.approvedAt === null && (!this.businessId || this.isTakenBack);
    this.approvedAt ??= at;
    this.status = 'active';
    if (isNew) {
      this.statusBeforeApproval = before;
      this.isTakenBack = false;
      this.approvals += 1;
    }
    return isNew;
  }

  /**
   * Takes the approval back: the application is where it was before.
   * @throws ConflictException when there is none, or when it is too late
   */
  undoApproval(now: Date): void {
    const { undoUntil, statusBeforeApproval } = this;
    if (!undoUntil || !statusBeforeApproval) {
      throw new ConflictException('There is no created business that could be undone.');
    }
    if (now > undoUntil) {
      throw new ConflictException(
        `A created business can be undone for ${undoMinutes} minutes. Please archive the business instead.`,
      );
    }
    this.status = statusBeforeApproval;
    this.statusBeforeApproval = null;
    this.approvedAt = null;
    this.isTakenBack = true;
  }

  /** Its business is in the directory. A deactivation that came in between stands. */
  recordBusiness(businessId: string): void {
    this.businessId = businessId;
  }

  /**
   * Staff put it where they want it. Deactivated, it can be approved again: that creates nothing where
   * its business is there, so there is nothing to take back.
   */
  changeStatus(status: AdvertiserStatus): void {
    this.status = status;
    if (status !== 'inactive') return;
    this.approvedAt = null;
    this.statusBeforeApproval = null;
  }
}
