import { Injectable } from '@nestjs/common';
import { priceChangeNoticeDays } from '@town/contracts/plans/price-change';
import { subscriptionPriceAnnounced } from '@town/contracts/subscriptions/events';
import { Outbox } from '@town/service-kit/events/outbox';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../subscriptions/clock.js';
import { SubscriptionEntity } from '../subscriptions/subscription-entity.js';
import { eventDataOf } from '../subscriptions/subscription-event-data.js';
import { lockSubscription } from '../subscriptions/subscription-sync.js';
import { holdChange } from './hold-change.js';
import { tellPriceStays } from './price-stays.js';
import { isForSubscription } from './whose-price-changes.js';

/** A subscription whose owner has not been informed of a new price. */
interface Unannounced {
  changeId: string;
  subscriptionId: string;
  cents: number;
  /** Midnight of that day in the town. */
  effectiveAt: Date;
  decidedAt: Date;
}

/** Announces each new price once to every owner who has the plan. */
@Injectable()
export class PriceAnnouncements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly settings: TownSettingsStore,
    private readonly clock: Clock,
  ) {}

  /** Subscriptions that had the plan before the day of the change and have no announcement of it. */
  async unannounced(): Promise<Unannounced[]> {
    const { profile } = await this.settings.current();
    return this.dataSource.query<Unannounced[]>(
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

  async announce(unannounced: Unannounced): Promise<void> {
    const { changeId, subscriptionId, cents } = unannounced;
    await this.dataSource.transaction(async (manager) => {
      await lockSubscription(manager, subscriptionId);
      const entity = await manager.findOneBy(SubscriptionEntity, { id: subscriptionId });
      if (entity?.state !== 'active' || !(await holdChange(manager, changeId))) return;
      const now = this.clock.now();
      const startsAt = firstDay(unannounced, entity, now);
      const announced = await manager.query<unknown[]>(
        `insert into price_announcements (change_id, subscription_id, announced_at, starts_at)
         values ($1, $2, $3, $4) on conflict do nothing returning 1`,
        [changeId, subscriptionId, now, startsAt],
      );
      if (announced.length === 0) return;
      const replaced = await replaceEarlier(manager, unannounced, entity, startsAt);
      if (cents === entity.priceCents) {
        if (replaced) await tellPriceStays(this.outbox, manager, entity, replaced.cents);
        return;
      }
      await this.outbox.enqueue(manager, subscriptionPriceAnnounced, {
        ...(await eventDataOf(manager, entity, null)),
        newPriceCents: cents,
        startsAt: startsAt.toISOString(),
      });
    });
  }
}

/**
 * Deletes earlier announcements to a subscription that will not apply, because its next renewal costs the
 * new price. If the new price is withdrawn, the earlier one is announced again.
 */
async function replaceEarlier(
  manager: EntityManager,
  { changeId }: Unannounced,
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

/** The first day on which a renewal costs the new price, if it is announced to the owner now. */
function firstDay(
  { cents, effectiveAt, decidedAt }: Unannounced,
  entity: SubscriptionEntity,
  now: Date,
): Date {
  // The subscription has this price already, so there is no notice period.
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
