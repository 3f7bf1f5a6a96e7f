/**
 * The plans that wait for another address. A payer offers a plan, and only the other address can accept it: a
 * mistyped address must not get a plan, and nobody may get a plan to pay for without wanting it. Until then
 * nothing changes. `PlanTakeover` carries an acceptance out.
 */
import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { Language } from '@town/contracts/pages/languages';
import {
  subscriptionMoveDeclined,
  subscriptionMoveOffered,
} from '@town/contracts/subscriptions/events';
import {
  mostMoves,
  mostOffers,
  moveAddressSchema,
  moveDays,
  type PlanMoveRequest,
  type PlanMoves,
  type ReceivedMove,
} from '@town/contracts/subscriptions/plan-move';
import { Outbox } from '@town/service-kit/events/outbox';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { comingPrices } from '../../price-changes/coming-prices.js';
import { listedNameOf } from '../business-names.js';
import { Clock } from '../clock.js';
import { hasEnded } from '../has-ended.js';
import { SubscriptionEntity } from '../subscription-entity.js';
import { applicationOf, eventDataOf } from '../subscription-event-data.js';
import { movedAway } from './moved-away.js';
import { PlanMoveEntity } from './plan-move-entity.js';
import { awaitErasures, lockedMove, lockPayer, storeDecision } from './plan-move-locks.js';

const dayMs = 24 * 60 * 60 * 1_000;

@Injectable()
export class PlanMovesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly settings: TownSettingsStore,
  ) {}

  /** The plans that wait for an answer: those that the caller has offered, and those offered to the caller. Also those that the caller's card pays for. */
  async list(email: string): Promise<PlanMoves> {
    const { manager } = this.dataSource;
    const sent = await this.open(manager, 'fromEmail', email);
    const received = await this.open(manager, 'toEmail', email);
    return {
      sent: sent.map(({ id, subscriptionId, toEmail, expiresAt }) => ({
        id,
        subscription: subscriptionId,
        email: toEmail,
        until: expiresAt.toISOString(),
      })),
      received: await this.shown(received),
      movedAway: await movedAway(manager, email),
    };
  }

  /**
   * Offers a plan to another address, and mails it.
   * @param email the payer's
   * @param language that of the payer's page
   * @throws NotFoundException for another owner's plan
   * @throws ConflictException for a plan that has ended or waits already, and for too many of them
   */
  async offer(email: string, request: PlanMoveRequest, language?: Language): Promise<void> {
    const to = otherAddress(email, request);
    await this.dataSource.transaction(async (manager) => {
      await awaitErasures(manager, email, to);
      await lockPayer(manager, email);
      const id = request.subscription;
      const plan = await manager.findOneBy(SubscriptionEntity, { id, email });
      if (!plan) throw new NotFoundException('There is no such subscription.');
      if (plan.state === 'ended' || plan.finish) throw hasEnded();
      checkRoom(await this.open(manager, 'fromEmail', email), id);
      const now = this.clock.now();
      await checkOffers(manager, email, now);
      const move = manager.create(PlanMoveEntity, {
        id: randomUUID(),
        subscriptionId: id,
        fromEmail: email,
        toEmail: to,
        state: 'open',
        createdAt: now,
        expiresAt: new Date(now.getTime() + moveDays * dayMs),
      });
      await manager.insert(PlanMoveEntity, move);
      const offer = { id: move.id, email: to, language };
      await this.outbox.enqueue(manager, subscriptionMoveOffered, offer);
    });
  }

  /** Takes back an offer of the caller. */
  withdraw(email: string, id: string): Promise<void> {
    return this.end(id, { fromEmail: email }, 'withdrawn');
  }

  /** Declines a plan that was offered to the caller. */
  decline(email: string, id: string): Promise<void> {
    return this.end(id, { toEmail: email }, 'declined');
  }

  private end(
    id: string,
    whose: Parameters<typeof lockedMove>[2],
    state: 'withdrawn' | 'declined',
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const move = await lockedMove(manager, id, whose);
      move.decide(state, this.clock.now());
      await storeDecision(manager, move);
      if (state === 'declined') await this.tellPayer(manager, move);
    });
  }

  /** Publishes that a plan was declined, unless it has ended or belongs to another address meanwhile. */
  private async tellPayer(manager: EntityManager, move: PlanMoveEntity): Promise<void> {
    const where = { id: move.subscriptionId, email: move.fromEmail };
    const plan = await manager.findOneBy(SubscriptionEntity, where);
    if (!plan || plan.state === 'ended' || plan.finish) return;
    const data = await eventDataOf(manager, plan, await applicationOf(manager, plan));
    await this.outbox.enqueue(manager, subscriptionMoveDeclined, data);
  }

  /** The moves without an answer, the oldest first. Those of a plan that ends are over. */
  private open(
    manager: EntityManager,
    column: 'fromEmail' | 'toEmail',
    email: string,
  ): Promise<PlanMoveEntity[]> {
    return manager
      .createQueryBuilder(PlanMoveEntity, 'move')
      .innerJoin(SubscriptionEntity, 'plan', 'plan.id = move.subscriptionId')
      .where(`move.${column} = :email`, { email })
      .andWhere(`move.state = 'open' and move.expiresAt > :now`, { now: this.clock.now() })
      .andWhere(`plan.email = move.fromEmail and plan.state <> 'ended' and plan.finish is null`)
      .orderBy('move.createdAt')
      .getMany();
  }

  private async shown(moves: PlanMoveEntity[]): Promise<ReceivedMove[]> {
    const ids = moves.map(({ subscriptionId }) => subscriptionId);
    const plans = await this.dataSource.manager.findBy(SubscriptionEntity, { id: In(ids) });
    const coming = await comingPrices(this.dataSource, ids);
    const { timeZone } = (await this.settings.current()).profile;
    const offers = moves.map(async ({ id, fromEmail, toEmail, expiresAt, subscriptionId }) => {
      const plan = plans.find((each) => each.id === subscriptionId);
      if (!plan) return [];
      const price = coming.get(subscriptionId) ?? null;
      const businessName = await listedNameOf(this.dataSource.manager, plan);
      const subscription = { ...plan.shown(this.clock.now(), timeZone, price, 0), businessName };
      const isOwnCard = plan.card !== null && plan.cardEmail === toEmail;
      return [{ id, from: fromEmail, until: expiresAt.toISOString(), subscription, isOwnCard }];
    });
    return (await Promise.all(offers)).flat();
  }
}

/** @throws ValidationProblem for the payer's own address */
function otherAddress(own: string, { email }: PlanMoveRequest): string {
  const { error } = moveAddressSchema(own).safeParse({ email });
  if (error) {
    throw new ValidationProblem(error.issues.map(({ message }) => ({ path: 'email', message })));
  }
  return email.toLowerCase();
}

function checkRoom(open: readonly PlanMoveEntity[], subscriptionId: string): void {
  if (open.some((move) => move.subscriptionId === subscriptionId)) {
    throw new ConflictException('This plan waits for another address already.');
  }
  if (open.length >= mostMoves) {
    throw new ConflictException(`At most ${mostMoves} plans can wait for another address`);
  }
}

/** Counts the withdrawn and declined offers, too: their mails were sent. */
async function checkOffers(manager: EntityManager, fromEmail: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - moveDays * dayMs);
  const offers = await manager.countBy(PlanMoveEntity, { fromEmail, createdAt: MoreThan(since) });
  if (offers >= mostOffers) {
    throw new ConflictException(
      `Within ${moveDays} days, plans can be offered at most ${mostOffers} times. Please try again later.`,
    );
  }
}
