import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import type { EntityManager } from 'typeorm';

/** The announced prices that subscriptions do not renew at yet, by the subscription's id. */
export async function comingPrices(
  database: Pick<EntityManager, 'query'>,
  ids: readonly string[],
): Promise<Map<string, NonNullable<OwnerSubscription['comingPrice']>>> {
  const rows = await database.query<{ id: string; cents: number; startsAt: Date }[]>(
    `select a.subscription_id as id, c.cents, a.starts_at as "startsAt"
     from price_announcements a join price_changes c on c.id = a.change_id
     join subscriptions s on s.id = a.subscription_id
     where a.subscription_id = any($1) and a.applied_at is null and c.withdrawn_at is null
       and s.plan = c.plan and s.state <> 'ended' and s.price_cents <> c.cents
     order by a.starts_at desc`,
    [ids],
  );
  return new Map(
    rows.map(({ id, cents, startsAt }) => [id, { cents, from: startsAt.toISOString() }]),
  );
}
