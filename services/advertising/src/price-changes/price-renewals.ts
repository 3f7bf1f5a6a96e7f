import { Injectable } from '@nestjs/common';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { DataSource } from 'typeorm';
import { BillingProvider } from '../subscriptions/billing-provider.js';
import { Clock } from '../subscriptions/clock.js';
import { SubscriptionSync } from '../subscriptions/subscription-sync.js';
import { holdChange } from './hold-change.js';

/** How many days before the renewal Stripe gets the new price. */
const applyDays = 7;

const noteReplaced = `update price_announcements set replaced_cents = coalesce(replaced_cents, $3)
  where change_id = $1 and subscription_id = $2`;

/** A subscription that renews at an announced price within `applyDays`. */
interface Due {
  changeId: string;
  subscriptionId: string;
  cents: number;
  startsAt: Date;
}

/** A subscription whose price at Stripe must be reverted, because the change was withdrawn. */
interface Withdrawn extends Omit<Due, 'startsAt'> {
  plan: Plan['id'];
  replacedCents: number;
}

/** Sends Stripe the prices at which subscriptions renew. */
@Injectable()
export class PriceRenewals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly sync: SubscriptionSync,
    private readonly clock: Clock,
  ) {}

  due(): Promise<Due[]> {
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

  async apply({ changeId, subscriptionId, cents, startsAt }: Due): Promise<void> {
    const facts = (await this.provider.find(subscriptionId))?.facts;
    // It may have been cancelled or changed since the query.
    if (facts?.state !== 'active' || facts.paidUntil < startsAt) return;
    const what = [changeId, subscriptionId];
    // Stored before the request to Stripe, so that a withdrawal knows of it even if this process is killed.
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
    // Another process may have looked for the withdrawn price before Stripe had stored it.
    if (!applied) await this.dataSource.query(noteReplaced, [...what, replaced.cents]);
    await this.sync.sync(subscriptionId, 'reconciliation');
  }

  /** Runs a statement unless the change is withdrawn. In that case the result is empty. */
  private whileAnnounced<Row>(changeId: string, sql: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.transaction(async (manager) =>
      (await holdChange(manager, changeId)) ? manager.query<Row[]>(sql, values) : [],
    );
  }

  withdrawn(): Promise<Withdrawn[]> {
    return this.dataSource.query<Withdrawn[]>(
      `select a.change_id as "changeId", a.subscription_id as "subscriptionId", c.plan,
         c.cents, a.replaced_cents as "replacedCents"
       from price_announcements a
       join price_changes c on c.id = a.change_id and c.withdrawn_at is not null
       join subscriptions s on s.id = a.subscription_id and s.state <> 'ended'
       where a.replaced_cents is not null and a.applied_at is null`,
    );
  }

  /** Reverts the price at Stripe. The owner already has a mail that says that the price stays. */
  async takeBack(withdrawn: Withdrawn): Promise<void> {
    const { changeId, subscriptionId, plan, cents, replacedCents } = withdrawn;
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
