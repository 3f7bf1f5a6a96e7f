/**
 * Tells everybody with a plan of its coming price, once each, and gives Stripe the new price in the last
 * week before the first renewal that costs it. Nobody is charged it sooner than 30 days after being
 * told, also somebody who bought the plan after the announcement. A process that is down for a week only
 * makes one more renewal cost the old price.
 */
import { Inject, Injectable } from '@nestjs/common';
import { priceChangeNoticeDays } from '@town/contracts/plans/price-change';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { subscriptionPriceAnnounced } from '@town/contracts/subscriptions/events';
import { Outbox } from '@town/service-kit/events/outbox';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { STRIPE_CONFIG, type StripeConfig } from '../payments/stripe-config.js';
import { BillingJob } from '../subscriptions/billing-job.js';
import { BillingProvider } from '../subscriptions/billing-provider.js';
import { Clock } from '../subscriptions/clock.js';
import { SubscriptionEntity } from '../subscriptions/subscription-entity.js';
import { lockSubscription, SubscriptionSync } from '../subscriptions/subscription-sync.js';
import { tellPriceStays } from './price-stays.js';
import { isForSubscription } from './whose-price-changes.js';

const intervalMs = 30_000;
/** Before the renewal that is the first at the new price. */
const applyDays = 7;

const noteReplaced = `update price_announcements set replaced_cents = coalesce(replaced_cents, $3)
  where change_id = $1 and subscription_id = $2`;

interface Untold {
  changeId: string;
  subscriptionId: string;
  cents: number;
  /** Midnight of the town's day. */
  effectiveAt: Date;
  decidedAt: Date;
}

interface Due {
  changeId: string;
  subscriptionId: string;
  cents: number;
  startsAt: Date;
}

/** A price that was withdrawn while Stripe was given it. */
interface InVain extends Omit<Due, 'startsAt'> {
  plan: Plan['id'];
  replacedCents: number;
}

@Injectable()
export class PriceChangeCare extends BillingJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly settings: TownSettingsStore,
    private readonly provider: BillingProvider,
    private readonly sync: SubscriptionSync,
    private readonly clock: Clock,
    @Inject(STRIPE_CONFIG) config: StripeConfig | null,
  ) {
    super(config, { intervalMs });
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    await this.careForEach(
      await this.untold(),
      ({ subscriptionId }) => subscriptionId,
      (untold) => this.announce(untold),
      stopping,
    );
    await this.careForEach(
      await this.inVain(),
      ({ subscriptionId }) => subscriptionId,
      (inVain) => this.takeBack(inVain),
      stopping,
    );
    await this.careForEach(
      await this.due(),
      ({ subscriptionId }) => subscriptionId,
      (due) => this.apply(due),
      stopping,
    );
  }

  /** Anyone who had the plan before the day, and has not been told. */
  private async untold(): Promise<Untold[]> {
    const { profile } = await this.settings.current();
    return this.dataSource.query<Untold[]>(
      `select c.id as "changeId", s.id as "subscriptionId", c.cents, c.at as "effectiveAt",
         c.created_at as "decidedAt"
       from (select *, effective_on::timestamp at time zone $1 as at from price_changes
         where withdrawn_at is null) c
       join subscriptions s on ${isForSubscription({ plan: 'c.plan', cents: 'c.cents', at: 'c.at' })}
       where not exists (select 1 from price_announcements a
           where a.change_id = c.id and a.subscription_id = s.id)
         -- Of several changes of a plan the latest counts.
         and not exists (select 1 from price_changes later where later.plan = c.plan
           and later.withdrawn_at is null and later.effective_on > c.effective_on)
       order by s.first_paid_at`,
      [profile.timeZone],
    );
  }

  private async announce(untold: Untold): Promise<void> {
    const { changeId, subscriptionId, cents } = untold;
    await this.dataSource.transaction(async (manager) => {
      await lockSubscription(manager, subscriptionId);
      const entity = await manager.findOneBy(SubscriptionEntity, { id: subscriptionId });
      if (entity?.state !== 'active' || !(await holdChange(manager, changeId))) return;
      const now = this.clock.now();
      const startsAt = firstDay(untold, entity, now);
      const told = await manager.query<unknown[]>(
        `insert into price_announcements (change_id, subscription_id, announced_at, starts_at)
         values ($1, $2, $3, $4) on conflict do nothing returning 1`,
        [changeId, subscriptionId, now, startsAt],
      );
      if (told.length === 0) return;
      const replaced = await replaceEarlier(manager, untold, entity, startsAt);
      if (cents === entity.priceCents) {
        if (replaced) await tellPriceStays(this.outbox, manager, entity, replaced.cents);
        return;
      }
      await this.outbox.enqueue(manager, subscriptionPriceAnnounced, {
        id: entity.id,
        plan: entity.plan,
        email: entity.email,
        applicationId: null,
        priceCents: entity.priceCents,
        paidUntil: entity.paidUntil.toISOString(),
        newPriceCents: cents,
        startsAt: startsAt.toISOString(),
      });
    });
  }

  private due(): Promise<Due[]> {
    return this.dataSource.query<Due[]>(
      `select a.change_id as "changeId", a.subscription_id as "subscriptionId", c.cents,
         a.starts_at as "startsAt"
       from price_announcements a
       join price_changes c on c.id = a.change_id and c.withdrawn_at is null
       join subscriptions s on s.id = a.subscription_id and s.plan = c.plan and s.state = 'active'
       where a.applied_at is null and s.paid_until >= a.starts_at and s.paid_until > $1
         and s.paid_until <= $1::timestamptz + $2 * interval '1 day'
         -- Of several the latest counts.
         and not exists (select 1 from price_announcements b
           join price_changes later on later.id = b.change_id and later.withdrawn_at is null
           where b.subscription_id = s.id and b.starts_at <= s.paid_until
             and later.plan = c.plan and later.effective_on > c.effective_on)
       order by s.paid_until`,
      [this.clock.now(), applyDays],
    );
  }

  private async apply({ changeId, subscriptionId, cents, startsAt }: Due): Promise<void> {
    const facts = (await this.provider.find(subscriptionId))?.facts;
    // It may have been cancelled or changed meanwhile.
    if (facts?.state !== 'active' || facts.paidUntil < startsAt) return;
    const what = [changeId, subscriptionId];
    // Stored before Stripe is asked: a withdrawal sees it, also where this process is killed.
    const [replaced] = await this.whileAnnounced<{ cents: number }>(
      changeId,
      `with noted as (${noteReplaced} returning replaced_cents) select replaced_cents as cents from noted`,
      [...what, facts.priceCents],
    );
    if (!replaced) return;
    await this.provider.renewAt(facts, plans[facts.plan], cents);
    const [applied] = await this.whileAnnounced(
      changeId,
      `with applied as (update price_announcements set applied_at = $3
         where change_id = $1 and subscription_id = $2 returning 1) select 1 from applied`,
      [...what, this.clock.now()],
    );
    // Another process may have looked for the withdrawn price before Stripe had it.
    if (!applied) await this.dataSource.query(noteReplaced, [...what, replaced.cents]);
    await this.sync.sync(subscriptionId, 'reconciliation');
  }

  /** Runs a statement unless the change is withdrawn; then there are no rows. */
  private whileAnnounced<Row>(changeId: string, sql: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.transaction(async (manager) =>
      (await holdChange(manager, changeId)) ? manager.query<Row[]>(sql, values) : [],
    );
  }

  private inVain(): Promise<InVain[]> {
    return this.dataSource.query<InVain[]>(
      `select a.change_id as "changeId", a.subscription_id as "subscriptionId", c.plan,
         c.cents, a.replaced_cents as "replacedCents"
       from price_announcements a
       join price_changes c on c.id = a.change_id and c.withdrawn_at is not null
       join subscriptions s on s.id = a.subscription_id and s.state <> 'ended'
       where a.replaced_cents is not null and a.applied_at is null`,
    );
  }

  /** Its owner was told that the price stays. */
  private async takeBack(inVain: InVain): Promise<void> {
    const { changeId, subscriptionId, plan, cents, replacedCents } = inVain;
    const facts = (await this.provider.find(subscriptionId))?.facts;
    const isAtStripe = facts?.plan === plan && facts.priceCents === cents;
    if (isAtStripe && facts.state !== 'ended') {
      await this.provider.renewAt(facts, plans[plan], replacedCents);
      await this.sync.sync(subscriptionId, 'reconciliation');
    }
    await this.dataSource.query(
      `update price_announcements set replaced_cents = null
       where change_id = $1 and subscription_id = $2`,
      [changeId, subscriptionId],
    );
  }
}

/**
 * Forgets what was announced to a subscription before, and does not come: its next renewal costs the new
 * price. Where the new price is withdrawn, the one before it has to be announced again.
 */
async function replaceEarlier(
  manager: EntityManager,
  { changeId }: Untold,
  { id, plan, paidUntil }: SubscriptionEntity,
  startsAt: Date,
): Promise<{ cents: number } | undefined> {
  if (paidUntil < startsAt) return undefined;
  const [replaced] = await manager.query<{ cents: number }[]>(
    `with replaced as (
       delete from price_announcements a using price_changes c
       where a.change_id = c.id and a.subscription_id = $1 and c.plan = $2 and c.id <> $3
         and c.withdrawn_at is null and a.applied_at is null and a.replaced_cents is null
       returning c.cents, c.effective_on)
     select cents from replaced order by effective_on desc`,
    [id, plan, changeId],
  );
  return replaced;
}

/** From when on renewals of a subscription cost the new price, if its owner is told now. */
function firstDay(
  { cents, effectiveAt, decidedAt }: Untold,
  entity: SubscriptionEntity,
  now: Date,
): Date {
  // It costs that already: there is nothing to wait for.
  if (cents === entity.priceCents) return effectiveAt;
  const earliest = [effectiveAt, daysAfter(now, priceChangeNoticeDays)];
  if (entity.agreedAt >= decidedAt) earliest.push(daysAfter(entity.paidUntil, 1));
  return new Date(Math.max(...earliest.map((day) => day.getTime())));
}

function daysAfter(time: Date, days: number): Date {
  const later = new Date(time);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
}

/**
 * Lets nobody withdraw a change until the transaction ends, so that everybody who is told of it, or
 * renews at it, is seen by the withdrawal.
 * @returns false where it is withdrawn already
 */
async function holdChange(manager: EntityManager, changeId: string): Promise<boolean> {
  const held = await manager.query<unknown[]>(
    'select 1 from price_changes where id = $1 and withdrawn_at is null for share',
    [changeId],
  );
  return held.length > 0;
}
