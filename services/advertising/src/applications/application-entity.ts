import { ConflictException } from '@nestjs/common';
import type { AdvertiserStatus } from '@town/contracts/advertisers/status';
import type { ApplicationPayment } from '@town/contracts/payments/summary';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const undoMinutes = 10;

/** A business's application to advertise, with its status and approval. */
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

  /** A JSON array as text, like the other lists. */
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

  /** The payment for the application, confirmed by Stripe; null without one. */
  @Column('jsonb', { nullable: true })
  payment: ApplicationPayment | null;

  /** When staff approved it; null when it is not approved. */
  @Column('timestamptz', { name: 'approved_at', nullable: true })
  approvedAt: Date | null;

  /** The business that the catalog created from it, or that staff chose. */
  @Column('uuid', { name: 'business_id', nullable: true })
  businessId: string | null;

  /**
   * The name of that business in the directory when it was reported; earlier reports stored none. Later names
   * are in `business_names`.
   */
  @Column('text', { name: 'listed_name', nullable: true })
  listedName: string | null;

  /** Whether the business was not created from the application; null if that is not known. */
  @Column('boolean', { name: 'business_existed', nullable: true })
  businessExisted: boolean | null;

  /** Whether its business was created because the chosen one was not public any more. */
  @Column('boolean', { name: 'chosen_business_gone', default: false })
  chosenBusinessGone: boolean;

  /** How often the catalog was asked to create its business. */
  @Column('integer', { default: 0 })
  approvals: number;

  /** The status to restore when the approval is undone; null when it cannot be undone. */
  @Column('text', { name: 'status_before_approval', nullable: true })
  statusBeforeApproval: AdvertiserStatus | null;

  /** Whether the approval was undone, so that it has no business. */
  @Column('boolean', { name: 'is_taken_back', default: false })
  isTakenBack: boolean;

  /** The latest time to undo the approval; null when it cannot be undone. */
  get undoUntil(): Date | null {
    if (!this.approvedAt || !this.statusBeforeApproval) return null;
    return new Date(this.approvedAt.getTime() + undoMinutes * 60_000);
  }

  /**
   * Approves the application. It is active at once, even before the catalog has created the business.
   * Returns true when the business must still be requested from the catalog.
   */
  approve(at: Date): boolean {
    const before = this.status;
    const isNew = this.approvedAt === null && (!this.businessId || this.isTakenBack);
    this.approvedAt ??= at;
    this.status = 'active';
    if (isNew) {
      this.statusBeforeApproval = before;
      this.isTakenBack = false;
      this.businessId = null;
      this.listedName = null;
      this.businessExisted = null;
      this.chosenBusinessGone = false;
      this.approvals += 1;
    }
    return isNew;
  }

  /**
   * Undoes the approval and restores the previous status.
   * @throws ConflictException when there is no approval to undo, or it is too late
   */
  undoApproval(now: Date): void {
    const { undoUntil, statusBeforeApproval } = this;
    if (!undoUntil || !statusBeforeApproval) {
      throw new ConflictException('There is no created business that could be undone.');
    }
    if (now > undoUntil) {
      throw new ConflictException(
        `An approval can be undone for ${undoMinutes} minutes. After that, say that the application has another business.`,
      );
    }
    this.takeBack(statusBeforeApproval);
  }

  /**
   * Takes the wrong business from an approved application, at any time, so that it can be approved with
   * another one. A deactivated application stays inactive.
   * @param businessId the business that staff have seen
   * @throws ConflictException when the application has none, or another one
   */
  releaseBusiness(businessId: string): void {
    if (this.isTakenBack || this.businessId !== businessId) {
      throw new ConflictException(
        'This application has no business any more, or another one. Please look again.',
      );
    }
    // Applications of the first release were approved without a number, which the catalog takes for 1.
    this.approvals = Math.max(this.approvals, 1);
    const before = this.statusBeforeApproval ?? 'pending';
    this.takeBack(this.status === 'active' ? before : this.status);
  }

  private takeBack(status: AdvertiserStatus): void {
    this.status = status;
    this.statusBeforeApproval = null;
    this.approvedAt = null;
    this.isTakenBack = true;
    // The created one is archived, and a chosen one belongs to others.
    this.businessId = null;
    this.listedName = null;
    this.businessExisted = null;
    this.chosenBusinessGone = false;
  }

  /**
   * Stores the created business. The status is not changed: staff may have deactivated the application
   * since.
   * @param approval the number of the approval that it was created for; earlier catalogs do not report it
   * @param existed whether it was not created from the application, if that is known
   * @param listedName its name in the directory, if that is known
   */
  recordBusiness(
    businessId: string,
    approval = this.approvals,
    existed: boolean | null = null,
    listedName: string | null = null,
  ): void {
    // The report of an approval that was undone meanwhile.
    if (this.isTakenBack || approval < this.approvals) return;
    const chosen = this.businessId;
    if (existed === false && chosen && chosen !== businessId) this.chosenBusinessGone = true;
    this.businessId = businessId;
    this.listedName = listedName;
    this.businessExisted = existed;
  }

  /**
   * Sets the status. A deactivated application can be approved again. If its business exists, that approval
   * creates nothing, so there is nothing to undo.
   */
  changeStatus(status: AdvertiserStatus): void {
    this.status = status;
    if (status !== 'inactive') return;
    this.approvedAt = null;
    this.statusBeforeApproval = null;
  }
}
