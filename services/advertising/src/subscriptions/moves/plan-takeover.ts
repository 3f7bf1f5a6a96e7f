import { ConflictException, Injectable, Logger } from '@nestjs/common';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { subscriptionMoved, subscriptionMovedAway } from '@town/contracts/subscriptions/events';
import type { AcceptedMove } from '@town/contracts/subscriptions/plan-move';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { comingPrices } from '../../price-changes/coming-prices.js';
import { Clock } from '../clock.js';
import { isOfDeletedOwner } from '../decide-end.js';
import { hasEnded } from '../has-ended.js';
import { notWhileChanged } from '../one-change.js';
import { SubscriptionEntity } from '../subscription-entity.js';
import { applicationOf, applicationsSql, eventDataOf, payers } from '../subscription-event-data.js';
import { lockSubscription } from '../subscription-sync.js';
import { PlanMoveCare } from './plan-move-care.js';
import type { PlanMoveEntity } from './plan-move-entity.js';
import { lockedMove, storeDecision } from './plan-move-locks.js';

/**
 * Gives a plan to the address that accepts it, in one transaction. The customer at Stripe gets the address
 * after that; the background job does it if this process is killed in between.
 */
@Injectable()
export class PlanTakeover {
  private readonly logger = new Logger('Plan moves');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly care: PlanMoveCare,
    private readonly clock: Clock,
  ) {}

  /**
   * @param shown what the caller was shown
   * @throws NotFoundException for a plan that was not offered to the caller
   * @throws ConflictException when the offer or the plan has ended or has changed
   */
  async accept({ email }: OwnerIdentity, id: string, shown: AcceptedMove): Promise<void> {
    const subscriptionId = await this.dataSource.transaction(async (manager) => {
      const move = await lockedMove(manager, id, { toEmail: email });
      move.decide('accepted', this.clock.now());
      const plan = await offeredPlan(manager, move);
      await notWhileChanged(manager, plan.id);
      await checkShown(manager, plan, shown);
      await keepApplications(manager, plan);
      const { cardOf } = plan;
      plan.moveTo(email, this.clock.now());
      await manager.save(plan);
      await storeDecision(manager, move);
      await this.publish(manager, plan, { email: move.fromEmail, cardOf });
      return plan.id;
    });
    try {
      await this.care.tellStripe(subscriptionId);
    } catch (error) {
      this.logger.warn('Stripe gets the new address of a plan later', { subscriptionId, error });
    }
  }

  private async publish(
    manager: EntityManager,
    plan: SubscriptionEntity,
    previous: Pick<SubscriptionEntity, 'cardOf'> & { email: string },
  ): Promise<void> {
    const facts = await eventDataOf(manager, plan, await applicationOf(manager, plan));
    const data = { ...facts, state: plan.state };
    await this.outbox.enqueue(manager, subscriptionMoved, data);
    await this.outbox.enqueue(manager, subscriptionMovedAway, { ...data, ...previous });
    await this.audit.record(manager, {
      // As in the history of a listing, an owner's change names the owner.
      actor: plan.email ?? '',
      action: 'take-over',
      kind: 'subscriptions',
      id: plan.id,
      before: null,
      after: null,
    });
  }
}

/** @throws ConflictException unless the plan is as the caller was shown it */
async function checkShown(
  manager: EntityManager,
  { id, plan, priceCents, state }: SubscriptionEntity,
  shown: AcceptedMove,
): Promise<void> {
  const coming = (await comingPrices(manager, [id])).get(id)?.cents ?? null;
  const isSame =
    plan === shown.plan &&
    priceCents === shown.priceCents &&
    state === shown.state &&
    coming === shown.comingPriceCents;
  if (!isSame) {
    throw new ConflictException(
      'This plan has changed since it was shown. Please look at it again.',
    );
  }
}

/**
 * Locks the plan of a move. A simultaneous end, erasure or change waits, and so does the announcement of a price:
 * its mail must go to the address that has the plan then.
 * @throws ConflictException when its end is decided
 */
async function offeredPlan(
  manager: EntityManager,
  { subscriptionId: id, fromEmail }: PlanMoveEntity,
): Promise<SubscriptionEntity> {
  await lockSubscription(manager, id);
  const plan = await manager.findOne(SubscriptionEntity, {
    where: { id, email: fromEmail },
    lock: { mode: 'pessimistic_write' },
  });
  // The payer's account may have been deleted, and the background job has not seen it yet.
  if (!plan || plan.state === 'ended' || plan.finish || (await isOfDeletedOwner(manager, id))) {
    throw hasEnded();
  }
  return plan;
}

/**
 * Stores which application each plan of the payer pays for. A plan without an application pays for that of the
 * payer's previous plan, and a plan with another address would no longer be found.
 */
async function keepApplications(manager: EntityManager, plan: SubscriptionEntity): Promise<void> {
  plan.keptApplicationId = await applicationOf(manager, plan);
  const others = await manager.query<{ id: string }[]>(
    'select id from subscriptions where email = $1 and id <> $2',
    [plan.email, plan.id],
  );
  const { email } = plan;
  await manager.query(
    `update subscriptions s set kept_application_id = paid.application_id
     from (${applicationsSql}) paid
     where paid.id = s.id and paid.application_id is distinct from s.kept_application_id`,
    payers(others.map(({ id }) => ({ id, email }))),
  );
}
