/** Price changes that administrators announce, for new buyers and for owners who have the plan. */
import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import {
  type AnnouncedPriceChange,
  type PriceChange,
  type PriceChangeEffect,
  priceChangeNoticeDays,
} from '@town/contracts/plans/price-change';
import { addDays, townDate } from '@town/contracts/town/date';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { CurrentPrices } from '../prices/current-prices.js';
import { Clock } from '../subscriptions/clock.js';
import { SubscriptionEntity } from '../subscriptions/subscription-entity.js';
import type { Described } from '../subscriptions/subscription-event-data.js';
import { tellPriceStays } from './price-stays.js';
import { isForSubscription } from './whose-price-changes.js';

const columns = `c.id, c.plan, c.cents, to_char(c.effective_on, 'YYYY-MM-DD') as "from",
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  to_char(c.withdrawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "withdrawnAt",
  (select count(*)::int from price_announcements a where a.change_id = c.id) as announced,
  (select count(*)::int from price_announcements a join subscriptions s on s.id = a.subscription_id
    where a.change_id = c.id and a.applied_at <= s.renewed_at) as applied`;

@Injectable()
export class PriceChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly prices: CurrentPrices,
  ) {}

  /** Latest first. */
  list(): Promise<AnnouncedPriceChange[]> {
    return this.dataSource.query(
      `select ${columns} from price_changes c order by c.effective_on desc, c.created_at desc`,
    );
  }

  /**
   * Returns the effect that an announcement would have now. It is refused for the same reasons.
   * @throws as `announce`
   */
  effect(change: PriceChange): Promise<PriceChangeEffect> {
    return this.dataSource.transaction(async (manager) => {
      const timeZone = await this.check(manager, change);
      const isFor = isForSubscription({
        plan: '$1',
        cents: '$2',
        at: '($3::date::timestamp at time zone $4)',
      });
      const [counted] = await manager.query<PriceChangeEffect[]>(
        `select count(*)::int as recipients from subscriptions s where ${isFor}`,
        [change.plan, change.cents, change.from, timeZone],
      );
      return { recipients: counted?.recipients ?? 0 };
    });
  }

  /**
   * Announces a new price. Every owner with the plan gets a mail soon after.
   * @param by the e-mail address of the administrator
   * @throws ValidationProblem when the day is too soon, or the price looks mistyped
   * @throws ConflictException when an earlier change of the plan has not taken effect yet
   */
  announce(change: PriceChange, by: string): Promise<AnnouncedPriceChange> {
    const { plan, cents, from } = change;
    return this.dataSource.transaction(async (manager) => {
      // The lock serializes announcements, so that the second sees the first.
      await manager.query('select pg_advisory_xact_lock(727061)');
      await this.check(manager, change);
      const id = randomUUID();
      await manager.query(
        `insert into price_changes (id, plan, cents, effective_on, created_at)
         values ($1, $2, $3, $4, $5)`,
        [id, plan, cents, from, this.clock.now()],
      );
      const entry = { actor: by, action: 'announce', kind: 'price-changes', id };
      await this.audit.record(manager, { ...entry, before: null, after: { plan, cents, from } });
      return one(manager, id);
    });
  }

  /**
   * Withdraws a price change. Owners who were informed get a mail. Subscriptions that renew at the price
   * already keep it.
   */
  withdraw(id: string, by: string): Promise<AnnouncedPriceChange> {
    return this.dataSource.transaction(async (manager) => {
      // Waits for announcements in progress, see `holdChange`.
      await manager.query('select 1 from price_changes where id = $1 for update', [id]);
      const before = await one(manager, id);
      if (before.withdrawnAt !== null) return before;
      const now = this.clock.now();
      await manager.query('update price_changes set withdrawn_at = $2 where id = $1', [id, now]);
      await undoApplied(manager, id, now);
      for (const subscription of await toldInVain(manager, id)) {
        await tellPriceStays(this.outbox, manager, subscription, before.cents);
      }
      const entry = { actor: by, action: 'withdraw', kind: 'price-changes', id };
      await this.audit.record(manager, { ...entry, before: null, after: null });
      return one(manager, id);
    });
  }

  /**
   * Validates a price change.
   * @returns the town's time zone
   */
  private async check(manager: EntityManager, { plan, cents, from }: PriceChange): Promise<string> {
    const { timeZone } = (await this.settings.current(manager)).profile;
    const today = townDate(this.clock.now(), timeZone);
    if (from < addDays(today, priceChangeNoticeDays)) {
      throw new ValidationProblem([
        { path: 'from', message: `The day must be at least ${priceChangeNoticeDays} days ahead` },
      ]);
    }
    if (cents > (await this.prices.read(manager))[plan] * 2) {
      throw new ValidationProblem([
        { path: 'cents', message: 'The price is more than twice the price of today' },
      ]);
    }
    const [other] = await manager.query<unknown[]>(
      `select 1 from price_changes
       where plan = $1 and withdrawn_at is null and effective_on > $2`,
      [plan, today],
    );
    if (other) throw new ConflictException('Another price of this plan is still to come');
    return timeZone;
  }
}

/**
 * Marks the price as not applied for subscriptions that have not renewed at it yet, so that the background
 * job reverts it at Stripe. Stripe gets a new price up to a week before the renewal. Within the last hour
 * the renewal could come first, so the price is kept.
 */
async function undoApplied(manager: EntityManager, changeId: string, now: Date): Promise<void> {
  await manager.query(
    `update price_announcements a set applied_at = null from subscriptions s
     where a.change_id = $1 and s.id = a.subscription_id and a.replaced_cents is not null
       and s.renewed_at < a.applied_at and s.paid_until > $2::timestamptz + interval '1 hour'`,
    [changeId, now],
  );
}

/**
 * Subscriptions that were informed of a change and will not renew at it, including cancelled ones, with the
 * price that they keep. Stripe may already have the new price.
 */
async function toldInVain(manager: EntityManager, changeId: string): Promise<Described[]> {
  const { entities, raw } = await manager
    .createQueryBuilder(SubscriptionEntity, 's')
    .innerJoin('price_announcements', 'a', 'a.subscription_id = s.id and a.change_id = :changeId', {
      changeId,
    })
    .innerJoin('price_changes', 'c', 'c.id = a.change_id and c.plan = s.plan')
    .addSelect('coalesce(a.replaced_cents, s.price_cents)', 'kept_cents')
    .where(`a.applied_at is null and s.state <> 'ended' and s.email is not null`)
    .getRawAndEntities<{ kept_cents: number }>();
  return entities.map(({ id, plan, email, paidUntil, state, cardOf }, index) => ({
    id,
    plan,
    email,
    priceCents: raw[index]!.kept_cents,
    paidUntil,
    // Nothing is charged to the card of a plan that was cancelled.
    cardOf: state === 'active' ? cardOf : undefined,
  }));
}

async function one(manager: EntityManager, id: string): Promise<AnnouncedPriceChange> {
  const [change] = await manager.query<AnnouncedPriceChange[]>(
    `select ${columns} from price_changes c where c.id = $1`,
    [id],
  );
  if (!change) throw new NotFoundException('No such price change');
  return change;
}
