import type { Plan } from '@town/contracts/plans/price-list';
import type { CardOf, ChargedCardOf } from '@town/contracts/subscriptions/card-of';
import type {
  OwnerSubscription,
  PlanOrigin,
  SubscriptionState,
} from '@town/contracts/subscriptions/owner-subscription';
import { addDays, townDate } from '@town/contracts/town/date';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidCard } from '../payments/verified-payment.js';
import type { CardFacts, SubscriptionFacts } from './subscription-facts.js';

const dayMs = 24 * 60 * 60 * 1_000;
const refundDays = 30;
/** How long after its purchase a plan counts as just bought. */
const newDays = 14;
/** The days after the end of the paid period on which the owner gets a reminder. */
const reminderDays = [0, 3, 7];

/** A plan that renews itself, in its state at Stripe. */
@Entity('subscriptions')
export class SubscriptionEntity {
  /** Stripe's id of the subscription. */
  @PrimaryColumn('text')
  id: string;

  @Column('text', { name: 'customer_id' })
  customerId: string;

  @Column('text')
  plan: Plan['id'];

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  /** Null in rows of an older release, until it is read from Stripe. */
  @Column('integer', { name: 'credit_cents', nullable: true })
  creditCents: number | null;

  @Column('text')
  state: SubscriptionState;

  @Column('timestamptz', { name: 'paid_until' })
  paidUntil: Date;

  @Column('timestamptz', { name: 'grace_until', nullable: true })
  graceUntil: Date | null;

  /** Null until it has ended, and in ended rows of an older release until it is read from Stripe. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column('timestamptz', { name: 'first_paid_at' })
  firstPaidAt: Date;

  /** When the plan was last changed; null when it never was. */
  @Column('timestamptz', { name: 'plan_since', nullable: true })
  planSince: Date | null;

  @Column('text', { name: 'first_payment_id' })
  firstPaymentId: string;

  /** Lower case; null when it is unknown or was erased. */
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

  /** When it got its present address from another one; null while it has that of its buyer. */
  @Column('timestamptz', { name: 'moved_at', nullable: true })
  movedAt: Date | null;

  /** The application that it paid for before an address was moved; null when there was none. */
  @Column('uuid', { name: 'kept_application_id', nullable: true })
  keptApplicationId: string | null;

  /** Whether the customer at Stripe still has the previous address. */
  @Column('boolean', { name: 'customer_email_due', default: false })
  customerEmailDue: boolean;

  /** The former payer whose card is still charged; null once the plan's own address has entered another one. */
  @Column('text', { name: 'card_email', nullable: true })
  cardEmail: string | null;

  /** Whether the card is that of a former payer who was erased. */
  @Column('boolean', { name: 'card_payer_erased', default: false })
  cardPayerErased: boolean;

  /** When it was last read from Stripe. */
  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;

  /** Stores the state from Stripe. Returns false when a newer state is stored. */
  takeOver(facts: SubscriptionFacts, asOf: Date): boolean {
    if (asOf < this.checkedAt) return false;
    const { customerId, plan, priceCents, creditCents, state } = facts;
    const { paidUntil, graceUntil, endedAt, card } = facts;
    if (!isSameCard(this.card, card)) {
      this.cardEmail = null;
      this.cardPayerErased = false;
    }
    Object.assign(this, { customerId, plan, priceCents, creditCents, state });
    Object.assign(this, { paidUntil, graceUntil, endedAt, card });
    this.checkedAt = asOf;
    if (state !== 'payment-failed') this.reminders = 0;
    if (state === 'ended') this.finish = null;
    return true;
  }

  /** Gives it to another address, which the customer at Stripe gets afterwards. */
  moveTo(email: string, now: Date): void {
    const cardEmail = this.cardOf === 'payer' ? this.email : this.cardEmail;
    this.cardEmail = this.card && cardEmail !== email ? cardEmail : null;
    this.cardPayerErased &&= this.card !== null;
    this.email = email;
    this.movedAt = now;
    this.customerEmailDue = true;
  }

  /** Whose card is charged for renewals: the payer's own one, or that of an address that had the plan before. */
  get cardOf(): CardOf {
    return this.whoseIs(this.card);
  }

  /** The same of the card that the plan has at Stripe, which may not be stored yet. */
  whoseIs(card: CardFacts): ChargedCardOf;
  whoseIs(card: CardFacts | null): CardOf;
  whoseIs(card: CardFacts | null): CardOf {
    if (!card) return 'nobody';
    const isFormers = this.cardEmail !== null || this.cardPayerErased;
    return isFormers && isSameCard(this.card, card) ? 'former-payer' : 'payer';
  }

  /** Whether a payment was charged to the stored card. */
  isCard({ id, brand, last4 }: PaidCard): boolean {
    // A row of an older release does not know the id, nor a webhook event the digits.
    return this.card?.id === undefined
      ? last4 === null || (brand === this.card?.brand && last4 === this.card?.last4)
      : this.card.id === id;
  }

  /** Whether it got its present address after this payment. A payment's time has whole seconds. */
  hasMovedSince(paidAt: Date): boolean {
    return this.movedAt !== null && this.movedAt.getTime() - paidAt.getTime() >= 1_000;
  }

  /** When its owner agreed to the price of the current plan. */
  get agreedAt(): Date {
    return this.planSince ?? this.firstPaidAt;
  }

  /** Returns true once for each renewal invoice. Call it with the oldest first. */
  countRenewal(invoicedAt: Date): boolean {
    if (invoicedAt <= this.renewedAt) return false;
    this.renewedAt = invoicedAt;
    return true;
  }

  /** Returns true once for each reminder that is due. A late reminder replaces the earlier ones. */
  takeReminder(now: Date): boolean {
    if (this.state !== 'payment-failed') return false;
    const days = (now.getTime() - this.paidUntil.getTime()) / dayMs;
    // Stripe reports a failure only after the end of the period, so the first reminder is due at once.
    const due = Math.max(1, reminderDays.filter((day) => day <= days).length);
    if (due <= this.reminders) return false;
    this.reminders = due;
    return true;
  }

  /**
   * The last moment for a full refund: the end of a day in the town, because owners are shown only the day.
   * Null when it is over, or the plan is not refundable.
   */
  refundableUntil(now: Date, timeZone: string): Date | null {
    if (this.plan !== 'annual' || this.state === 'ended') return null;
    const lastDay = townDate(new Date(this.firstPaidAt.getTime() + refundDays * dayMs), timeZone);
    const until = new Date(instantOfTownTime(`${addDays(lastDay, 1)}T00:00`, timeZone) - 1);
    return until < now ? null : until;
  }

  /**
   * The subscription as shown to its owner.
   * @param left cents of its payments that can still be refunded
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
      endedAt: this.endedAt?.toISOString() ?? null,
      refundableUntil: refundableUntil?.toISOString() ?? null,
      refundableCents: refundableUntil ? left : 0,
      creditCents: this.creditCents ?? 0,
      comingPrice,
      card: shownCard(this.card),
      cardOfFormerPayer: this.cardOf === 'former-payer',
      origin: this.originAt(now),
    };
  }

  private originAt(now: Date): PlanOrigin {
    if (this.movedAt) return 'taken-over';
    const isNew = now.getTime() - this.firstPaidAt.getTime() < newDays * dayMs;
    return isNew ? 'just-bought' : 'bought';
  }
}

/** A card as its owner sees it. */
export function shownCard(card: CardFacts | null): OwnerSubscription['card'] {
  if (!card) return null;
  const { id: _id, ...shown } = card;
  return shown;
}

/**
 * Whether two cards are the same one: a bank can replace a card by one with another month and other digits. A row
 * of an older release has no ids.
 */
function isSameCard(one: CardFacts | null, other: CardFacts | null): boolean {
  if (one?.id !== undefined && other?.id !== undefined) return one.id === other.id;
  return one?.brand === other?.brand && one?.last4 === other?.last4;
}
