/**
 * Synchronizes subscriptions with Stripe. Webhooks, browsers, owners and the reconciliation only name a
 * subscription; its state is always read from Stripe. So reports may arrive in any order, repeatedly, late
 * or not at all. Each change is published once, in the transaction that stores it.
 */
import { Injectable } from '@nestjs/common';
import {
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionPaymentFailed,
  subscriptionPlanChanged,
  subscriptionRenewed,
  subscriptionStarted,
} from '@town/contracts/subscriptions/events';
import { Outbox } from '@town/service-kit/events/outbox';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentEntity, type RecordedBy } from '../payments/payment-entity.js';
import { SubscriptionUpdates } from '../payments/subscription-updates.js';
import { type BilledSubscription, BillingProvider } from './billing-provider.js';
import { Clock } from './clock.js';
import { recordFailedRenewals } from './failed-renewals.js';
import { PaymentsRecorder } from './payments-recorder.js';
import { SubscriptionEntity } from './subscription-entity.js';
import {
  applicationOf,
  eventDataOf,
  firstPayment,
  firstPaymentOf,
} from './subscription-event-data.js';

/** What is stored before a report. */
type Before = Pick<SubscriptionEntity, 'state' | 'plan'>;

@Injectable()
export class SubscriptionSync extends SubscriptionUpdates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly provider: BillingProvider,
    private readonly recorder: PaymentsRecorder,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async sync(id: string, by: RecordedBy): Promise<void> {
    const asOf = new Date();
    const billed = await this.provider.find(id);
    if (!billed) return;
    const known = await this.dataSource.manager.findOneBy(SubscriptionEntity, { id });
    // A known subscription stays this site's, even when the site's host name has changed.
    if (!known && billed.facts.site !== this.provider.site) return;
    await this.recorder.record(billed, by, known);
    await this.dataSource.transaction(async (manager) => {
      await lockSubscription(manager, id);
      await this.store(manager, billed, asOf);
    });
    // Its invoice could still be paid on a page of Stripe's, in vain.
    if (billed.facts.state === 'ended') await this.provider.closeInvoice(billed.facts);
  }

  /** Publishes the reminder that is due, if any. */
  async remind(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockSubscription(manager, id);
      const entity = await lockedRow(manager, id);
      if (!entity) return;
      await this.publishReminder(manager, entity, await firstPayment(manager, id));
      await manager.save(entity);
    });
  }

  private async store(
    manager: EntityManager,
    billed: BilledSubscription,
    asOf: Date,
  ): Promise<void> {
    const { facts } = billed;
    const known = await lockedRow(manager, facts.id);
    const first = known
      ? await firstPayment(manager, facts.id)
      : await lockedFirstPayment(manager, facts.id);
    if (!first) return;
    const before: Before = { state: known?.state ?? 'active', plan: known?.plan ?? facts.plan };
    const entity =
      known ??
      manager.create(SubscriptionEntity, {
        id: facts.id,
        firstPaidAt: first.paidAt,
        firstPaymentId: first.id,
        renewedAt: first.paidAt,
        reminders: 0,
        planSince: null,
        email: null,
        movedAt: null,
        cardEmail: null,
        cardPayerErased: false,
        announced: false,
        // The payment was refunded before it was reported.
        finish: first.status === 'refunded' ? 'end' : null,
        checkedAt: asOf,
      });
    if (!entity.takeOver(facts, asOf)) return;
    if (before.plan !== facts.plan) entity.planSince = this.clock.now();
    // After an erasure a moved subscription must not go back to its buyer.
    if (!entity.movedAt) entity.email ??= first.customerEmail?.toLowerCase() ?? null;
    // After an erasure the card must not be stored again.
    if (entity.email === null) entity.card = null;
    await this.publishChanges(manager, entity, before, first, billed);
    await recordFailedRenewals(manager, facts, billed.invoices);
    await manager.save(entity);
  }

  private async publishChanges(
    manager: EntityManager,
    entity: SubscriptionEntity,
    before: Before,
    first: PaymentEntity,
    { facts, invoices }: BilledSubscription,
  ): Promise<void> {
    const data = await eventDataOf(manager, entity, await applicationOf(manager, entity));
    const { state } = entity;
    // The event needs an address for its mail. The browser may report the address a moment later.
    if (!entity.announced && entity.email && state !== 'ended') {
      entity.announced = true;
      const { language } = facts;
      await this.outbox.enqueue(manager, subscriptionStarted, { ...data, language });
    }
    for (const invoice of renewals(invoices)) {
      if (!entity.countRenewal(new Date(invoice.created * 1_000))) continue;
      await this.outbox.enqueue(manager, subscriptionRenewed, data);
    }
    await this.publishReminder(manager, entity, first);
    // The mail says that the plan renews.
    if (entity.plan !== before.plan && state === 'active' && !entity.finish) {
      await this.outbox.enqueue(manager, subscriptionPlanChanged, {
        ...data,
        previousPlan: before.plan,
        creditCents: entity.creditCents ?? 0,
      });
    }
    if (state === before.state) return;
    if (state === 'ended') {
      const endedAt = entity.endedAt?.toISOString();
      await this.outbox.enqueue(manager, subscriptionEnded, { ...data, endedAt });
    } else if (state === 'ending' || (before.state === 'ending' && state === 'active')) {
      const resumed = state === 'active';
      const creditCents = entity.creditCents ?? 0;
      await this.outbox.enqueue(manager, subscriptionCancelled, { ...data, resumed, creditCents });
    }
  }

  private async publishReminder(
    manager: EntityManager,
    entity: SubscriptionEntity,
    first: PaymentEntity | null,
  ): Promise<void> {
    if (!entity.graceUntil || !first || !entity.takeReminder(this.clock.now())) return;
    await this.outbox.enqueue(manager, subscriptionPaymentFailed, {
      ...(await eventDataOf(manager, entity, await applicationOf(manager, entity))),
      reminder: entity.reminders,
      graceUntil: entity.graceUntil.toISOString(),
    });
  }
}

/** Serializes changes of this subscription until the transaction ends. */
export async function lockSubscription(manager: EntityManager, id: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727003))', [id]);
}

/** Locks the row, so that a simultaneous decision or erasure waits and is not overwritten. */
function lockedRow(manager: EntityManager, id: string): Promise<SubscriptionEntity | null> {
  return manager.findOne(SubscriptionEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
}

/** The paid invoices of renewals, oldest first. */
function renewals(invoices: Stripe.Invoice[]): Stripe.Invoice[] {
  return invoices
    .filter(
      ({ status, billing_reason: reason }) => status === 'paid' && reason === 'subscription_cycle',
    )
    .toReversed();
}

/**
 * The same for a subscription that is not stored yet. A simultaneous refund cannot end it yet, so the
 * refund must be stored either before this read or after the subscription.
 */
function lockedFirstPayment(manager: EntityManager, id: string): Promise<PaymentEntity | null> {
  return manager.findOne(PaymentEntity, {
    ...firstPaymentOf(id),
    lock: { mode: 'pessimistic_read' },
  });
}
