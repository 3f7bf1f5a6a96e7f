import type { Dispute } from '@town/contracts/payments/dispute';
import type { PaymentStatus } from '@town/contracts/payments/status';
import type { ApplicationPayment } from '@town/contracts/payments/summary';
import type { Plan } from '@town/contracts/plans/price-list';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who reported a payment first. */
export type RecordedBy = 'browser' | 'webhook' | 'reconciliation';

/** A payment to this site through Stripe. The row is kept for the accounts. */
@Entity('payments')
export class PaymentEntity {
  /** The id of the PaymentIntent. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  plan: Plan['id'];

  /** US dollars, rounded up to whole dollars; read only by releases before `amount_cents`. */
  @Column('integer', { name: 'amount' })
  dollars: number;

  /** Amount in cents; null in rows of releases that charged whole dollars only. */
  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents: number | null;

  /** Stripe's id of the subscription that the payment is for. */
  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId: string | null;

  @Column('integer', { name: 'refunded_cents', default: 0 })
  refundedCents: number;

  /** The dispute about the payment; null when the payer's bank has opened none. */
  @Column('jsonb', { nullable: true })
  dispute: Dispute | null;

  @Column('text', { name: 'customer_email', nullable: true })
  customerEmail: string | null;

  @Column('text', { name: 'customer_name', nullable: true })
  customerName: string | null;

  @Column('timestamptz', { name: 'paid_at' })
  paidAt: Date;

  /** When the refunds and the dispute were last read from Stripe. */
  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;

  @Column('text', { name: 'recorded_by' })
  recordedBy: RecordedBy;

  /** The only application that it pays for. */
  @Column('uuid', { name: 'application_id', nullable: true })
  applicationId: string | null;

  /** Whether it was recorded without an e-mail address, so that its receipt is still to be sent. */
  @Column('boolean', { name: 'receipt_due', default: false })
  receiptDue: boolean;

  /** Whether its payer was erased and no other has been named since. */
  @Column('boolean', { name: 'payer_erased', default: false })
  payerErased: boolean;

  /** The former payer of a moved subscription whose card paid, in lower case; null where the payer's own card did. */
  @Column('text', { name: 'card_email', nullable: true })
  cardEmail: string | null;

  /** Whether the card was that of a former payer who was erased. */
  @Column('boolean', { name: 'card_payer_erased', default: false })
  cardPayerErased: boolean;

  /** The version of the terms that the buyer saw; null for renewals and older payments. */
  @Column('text', { name: 'consent_version', nullable: true })
  consentVersion: string | null;

  /** When the buyer agreed to them, which is the time of the payment. */
  @Column('timestamptz', { name: 'consented_at', nullable: true })
  consentedAt: Date | null;

  /** Whether it charged a running subscription, by a renewal or a change of plan; not its first payment. */
  @Column('boolean', { default: false })
  renewal: boolean;

  get cents(): number {
    return this.amountCents ?? this.dollars * 100;
  }

  /** The refunded amount plus the amount taken by a lost dispute, in cents. */
  get givenBackCents(): number {
    const lost = this.dispute?.state === 'lost' ? this.dispute.amountCents : 0;
    return Math.min(this.cents, this.refundedCents + lost);
  }

  /** Whether a dispute is open at the payer's bank. */
  get isContested(): boolean {
    return this.dispute?.state === 'needs-response' || this.dispute?.state === 'under-review';
  }

  /** The amount in cents that can be refunded now: 0 during a dispute and after a lost one. */
  get refundableCents(): number {
    const isWithBank = this.isContested || this.dispute?.state === 'lost';
    return isWithBank ? 0 : this.cents - this.givenBackCents;
  }

  get status(): PaymentStatus {
    if (this.givenBackCents === 0) return 'succeeded';
    return this.givenBackCents < this.cents ? 'partially_refunded' : 'refunded';
  }

  /** Stores the refunded amount unless a newer one is stored. Returns whether it changed. */
  recordRefunds(refundedCents: number, asOf: Date): boolean {
    if (asOf < this.checkedAt) return false;
    const changed = this.refundedCents !== refundedCents;
    this.refundedCents = refundedCents;
    this.checkedAt = asOf;
    return changed;
  }

  /**
   * Stores the dispute unless a newer one is stored.
   * @returns 'state' when its state changed, 'details' when only something else did
   */
  recordDispute(dispute: Dispute, asOf: Date): 'state' | 'details' | undefined {
    if (asOf < this.checkedAt) return undefined;
    const before = this.dispute;
    this.dispute = dispute;
    this.checkedAt = asOf;
    if (before?.id !== dispute.id || before.state !== dispute.state) return 'state';
    const isSame =
      before.amountCents === dispute.amountCents &&
      before.reason === dispute.reason &&
      before.evidenceDueAt === dispute.evidenceDueAt;
    return isSame ? undefined : 'details';
  }

  /** Adds the payer's address and name where they are missing. Returns whether anything changed. */
  addCustomer(email: string | null, name: string | null): boolean {
    const changed = (!this.customerEmail && email) || (!this.customerName && name);
    this.customerEmail ??= email;
    this.customerName ??= name;
    if (this.customerEmail) this.payerErased = false;
    return Boolean(changed);
  }

  /** Returns true once: when the receipt is due and the address is known. */
  settleReceipt(): boolean {
    if (!this.receiptDue || !this.customerEmail || this.status === 'refunded') return false;
    this.receiptDue = false;
    return true;
  }

  /** Assigns the payment to an application, unless it has one. Returns whether it did. */
  payFor(applicationId: string): boolean {
    if (this.applicationId) return false;
    this.applicationId = applicationId;
    return true;
  }

  /** The data of the payment's events. */
  facts() {
    return {
      id: this.id,
      plan: this.plan,
      amount: this.cents / 100,
      renewal: this.renewal,
      customerEmail: this.customerEmail,
      customerName: this.customerName,
      paidAt: this.paidAt.toISOString(),
    };
  }

  /** The summary that staff see at the application. */
  summary(): ApplicationPayment {
    return {
      status: this.status,
      plan: this.plan,
      amount: this.cents / 100,
      refunded: this.givenBackCents / 100,
      paidAt: this.paidAt.toISOString(),
    };
  }
}
