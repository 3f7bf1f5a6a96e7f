import type { Plan } from '@town/contracts/plans/price-list';
import type {
  OwnerSubscription,
  SubscriptionState,
} from '@town/contracts/subscriptions/owner-subscription';
import { addDays, townDate } from '@town/contracts/town/date';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CardFacts, SubscriptionFacts } from './subscription-facts.js';

const dayMs = 24 * 60 * 60 * 1_000;
const refundDays = 30;
/** Days after the end of what is paid on which the owner is reminded. */
const reminderDays = [0, 3, 7];

/** A plan that renews itself, as Stripe has it. */
@Entity('subscriptions')
export class SubscriptionEntity {
  /** Stripe's. */
  @PrimaryColumn('text')
  id: string;

  @Column('text', { name: 'customer_id' })
  customerId: string;

  @Column('text')
  plan: Plan['id'];

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  /** Null until Stripe was asked for that of a row of an older release. */
  @Column('integer', { name: 'credit_cents', nullable: true })
  creditCents: number | null;

  @Column('text')
  state: SubscriptionState;

  @Column('timestamptz', { name: 'paid_until' })
  paidUntil: Date;

  @Column('timestamptz', { name: 'grace_until', nullable: true })
  graceUntil: Date | null;

  /** Null while it may charge, and until Stripe was asked for one that an older release ended. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column('timestamptz', { name: 'first_paid_at' })
  firstPaidAt: Date;

  /** Since when it has another plan than at first; null where it never changed. */
  @Column('timestamptz', { name: 'plan_since', nullable: true })
  planSince: Date | null;

  @Column('text', { name: 'first_payment_id' })
  firstPaymentId: string;

  /** In lower case; null where nobody has said it, or it was erased. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('jsonb', { nullable: true })
  card: CardFacts | null;

  @Column('boolean', { default: false })
  announced: boolean;

  @Column('timestamptz', { name: 'renewed_at' })
  renewedAt: Date;

  @Column('integer', { default: 0 })
  reminders: number;

  @Column('text', { nullable: true })
  finish: 'end' | 'refund' | null;

  /** When Stripe was asked last. */
  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;

  /** Takes over what Stripe says. False when something later is known. */
  takeOver(facts: SubscriptionFacts, asOf: Date): boolean {
    if (asOf < this.checkedAt) return false;
    const { customerId, plan, priceCents, creditCents, state } = facts;
    const { paidUntil, graceUntil, endedAt, card } = facts;
    Object.assign(this, { customerId, plan, priceCents, creditCents, state });
    Object.assign(this, { paidUntil, graceUntil, endedAt, card });
    this.checkedAt = asOf;
    if (state !== 'payment-failed') this.reminders = 0;
    if (state === 'ended') this.finish = null;
    return true;
  }

  /** When its owner agreed to the price of its plan. */
  get agreedAt(): Date {
    return this.planSince ?? this.firstPaidAt;
  }

  /** True once for each invoice of a renewal: the earliest first. */
  countRenewal(invoicedAt: Date): boolean {
    if (invoicedAt <= this.renewedAt) return false;
    this.renewedAt = invoicedAt;
    return true;
  }

  /** True once for each reminder that is due. One that comes late replaces those before it. */
  takeReminder(now: Date): boolean {
    if (this.state !== 'payment-failed') return false;
    const days = (now.getTime() - this.paidUntil.getTime()) / dayMs;
    // Stripe reports a failure when the period is over: the first reminder waits for no time.
    const due = Math.max(1, reminderDays.filter((day) => day <= days).length);
    if (due <= this.reminders) return false;
    this.reminders = due;
    return true;
  }

  /**
   * Until when the owner may have everything back: the end of the town's day, because owners read the
   * day. Null where that is over or never was.
   */
  refundableUntil(now: Date, timeZone: string): Date | null {
    if (this.plan !== 'annual' || this.state === 'ended') return null;
    const lastDay = townDate(new Date(this.firstPaidAt.getTime() + refundDays * dayMs), timeZone);
    const until = new Date(instantOfTownTime(`${addDays(lastDay, 1)}T00:00`, timeZone) - 1);
    return until < now ? null : until;
  }

  /**
   * What its owner sees.
   * @param left cents of its payments that can still be given back
   */
  shown(
    now: Date,
    timeZone: string,
    comingPrice: OwnerSubscription['comingPrice'],
    left: number,
  ): OwnerSubscription {
    const refundableUntil = left > 0 ? this.refundableUntil(now, timeZone) : null;
    return {
      id: this.id,
      plan: this.plan,
      state: this.state,
      priceCents: this.priceCents,
      paidUntil: this.paidUntil.toISOString(),
      graceUntil: this.graceUntil?.toISOString() ?? null,
      refundableUntil: refundableUntil?.toISOString() ?? null,
      refundableCents: refundableUntil ? left : 0,
      creditCents: this.creditCents ?? 0,
      comingPrice,
      card: this.card,
    };
  }
}
