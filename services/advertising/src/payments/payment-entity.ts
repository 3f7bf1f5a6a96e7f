import type { Dispute } from '@town/contracts/payments/dispute';
import type { PaymentStatus } from '@town/contracts/payments/status';
import type { ApplicationPayment } from '@town/contracts/payments/summary';
import type { Plan } from '@town/contracts/plans/price-list';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who reported a payment first. */
export type RecordedBy = 'browser' | 'webhook' | 'reconciliation';

/** A payment that Stripe has taken for this site. Its row stays for the books. */
@Entity('payments')
export class PaymentEntity {
  /** The PaymentIntent's. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  plan: Plan['id'];

  /** US dollars without cents, rounded up, which releases before `amount_cents` read. */
  @Column('integer', { name: 'amount' })
  dollars: number;

  /** Whole cents; null in rows of a release that charged whole dollars only. */
  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents: number | null;

  /** Stripe's id of the subscription that it pays for. */
  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId: string | null;

  @Column('integer', { name: 'refunded_cents', default: 0 })
  refundedCents: number;

  /** The dispute about it; null unless its payer's bank has opened one. */
  @Column('jsonb', { nullable: true })
  dispute: Dispute | null;

  @Column('text', { name: 'customer_email', nullable: true })
  customerEmail: string | null;

  @Column('text', { name: 'customer_name', nullable: true })
  customerName: string | null;

  @Column('timestamptz', { name: 'paid_at' })
  paidAt: Date;

  /** As of when Stripe was asked last what has been given back. */
  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;

  @Column('text', { name: 'recorded_by' })
  recordedBy: RecordedBy;

  /** The one application that it pays for. */
  @Column('uuid', { name: 'application_id', nullable: true })
  applicationId: string | null;

  /** It was recorded without an address: the receipt is still to be sent. */
  @Column('boolean', { name: 'receipt_due', default: false })
  receiptDue: boolean;

  /** Its payer was erased, and nobody else has been named since. */
  @Column('boolean', { name: 'payer_erased', default: false })
  payerErased: boolean;

  /** The version of the terms that the buyer saw; null for renewals and older payments. */
  @Column('text', { name: 'consent_version', nullable: true })
  consentVersion: string | null;

  /** When the buyer agreed to them: by paying. */
  @Column('timestamptz', { name: 'consented_at', nullable: true })
  consentedAt: Date | null;

  /** Whether the subscription had begun before. */
  @Column('boolean', { default: false })
  renewal: boolean;

  get cents(): number {
    return this.amountCents ?? this.dollars * 100;
  }

  /** What was refunded, and what a lost dispute has taken. */
  get givenBackCents(): number {
    const lost = this.dispute?.state === 'lost' ? this.dispute.amountCents : 0;
    return Math.min(this.cents, this.refundedCents + lost);
  }

  /** Whether its payer's bank has not decided yet. */
  get isContested(): boolean {
    return this.dispute?.state === 'needs-response' || this.dispute?.state === 'under-review';
  }

  /** What can be given back now: nothing while a bank decides, or after it has taken it back. */
  get refundableCents(): number {
    const isWithBank = this.isContested || this.dispute?.state === 'lost';
    return isWithBank ? 0 : this.cents - this.givenBackCents;
  }

  get status(): PaymentStatus {
    if (this.givenBackCents === 0) return 'succeeded';
    return this.givenBackCents < this.cents ? 'partially_refunded' : 'refunded';
  }

  /** Takes over what has been given back, unless something later is known. True when it differs. */
  recordRefunds(refundedCents: number, asOf: Date): boolean {
    if (asOf < this.checkedAt) return false;
    const changed = this.refundedCents !== refundedCents;
    this.refundedCents = refundedCents;
    this.checkedAt = asOf;
    return changed;
  }

  /**
   * Takes over the dispute, unless something later is known.
   * @returns 'state' where its state is another, 'details' where only something else is
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

  /** Who paid, where nobody had said it. */
  addCustomer(email: string | null, name: string | null): boolean {
    const changed = (!this.customerEmail && email) || (!this.customerName && name);
    this.customerEmail ??= email;
    this.customerName ??= name;
    if (this.customerEmail) this.payerErased = false;
    return Boolean(changed);
  }

  /** True once: when a receipt is due and the address is known. */
  settleReceipt(): boolean {
    if (!this.receiptDue || !this.customerEmail || this.status === 'refunded') return false;
    this.receiptDue = false;
    return true;
  }

  /** Pays for an application; a payment pays once. */
  payFor(applicationId: string): boolean {
    if (this.applicationId) return false;
    this.applicationId = applicationId;
    return true;
  }

  /** The data of its event. */
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

  /** What the staff see of it at the application. */
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
