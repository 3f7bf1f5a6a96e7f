/**
 * Compares the recorded payments of a month with Stripe's charges, to the cent. It only reads. Months are
 * in UTC, as in Stripe's reports. Refunds count in the month of their payment, whenever they were made.
 */
import type { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment-entity.js';
import type { StripeClient } from '../payments/stripe-client.js';
import { type Booked, chargedAt, stripeCharges } from './stripe-month.js';

/** The totals of one side. */
export interface MonthTotals {
  payments: number;
  chargedCents: number;
  refundedCents: number;
  lostCents: number;
}

export interface MonthComparison {
  recorded: MonthTotals;
  stripe: MonthTotals;
  /** One line for each payment that differs. */
  differences: string[];
}

/** @param month YYYY-MM */
export async function compareMonth(
  dataSource: DataSource,
  stripe: StripeClient,
  month: string,
): Promise<MonthComparison> {
  const [from, to] = [monthStart(month, 0), monthStart(month, 1)];
  const known = await recordedPayments(dataSource, from, to, []);
  const charges = await stripeCharges(stripe, from, to, new Set(known.keys()));
  const recorded = await recordedPayments(dataSource, from, to, [...charges.keys()]);
  for (const id of recorded.keys()) {
    if (charges.has(id)) continue;
    const at = await chargedAt(stripe, id);
    // Stripe has it in another month: the two clocks can differ by seconds.
    if (at && (at < from || at >= to)) recorded.delete(id);
  }
  return {
    recorded: totals(recorded),
    stripe: totals(charges),
    differences: differencesOf(recorded, charges),
  };
}

async function recordedPayments(
  dataSource: DataSource,
  from: Date,
  to: Date,
  ids: string[],
): Promise<Map<string, Booked>> {
  const entities = await dataSource.manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .where('(paid_at >= :from and paid_at < :to) or id = any(:ids)', { from, to, ids })
    .orderBy('paid_at')
    .getMany();
  return new Map(
    entities.map(({ id, cents, refundedCents, dispute }) => [
      id,
      {
        id,
        chargedCents: cents,
        refundedCents,
        lostCents: dispute?.state === 'lost' ? dispute.amountCents : 0,
      },
    ]),
  );
}

const amounts = [
  ['charged', 'chargedCents'],
  ['refunded', 'refundedCents'],
  ['lost in disputes', 'lostCents'],
] as const;

function differencesOf(recorded: Map<string, Booked>, stripe: Map<string, Booked>): string[] {
  return [...new Set([...recorded.keys(), ...stripe.keys()])].flatMap((id) => {
    const [ours, theirs] = [recorded.get(id), stripe.get(id)];
    if (!ours) return [`${id}: ${money(theirs?.chargedCents ?? 0)} at Stripe is not recorded`];
    if (!theirs) return [`${id}: ${money(ours.chargedCents)} is recorded, and not charged`];
    return amounts
      .filter(([, name]) => ours[name] !== theirs[name])
      .map(
        ([what, name]) =>
          `${id}: ${what} ${money(ours[name])} is recorded, ${money(theirs[name])} at Stripe`,
      );
  });
}

function totals(booked: Map<string, Booked>): MonthTotals {
  const sum = { payments: booked.size, chargedCents: 0, refundedCents: 0, lostCents: 0 };
  for (const each of booked.values()) {
    for (const [, name] of amounts) sum[name] += each[name];
  }
  return sum;
}

/** Formats cents, as in "$49.00". */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function monthStart(month: string, later: number): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1));
}
