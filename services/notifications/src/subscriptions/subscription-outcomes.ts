import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * When a subscription was last paid or has ended. The events of a failure and of its payment are handled in
 * any order; a lock of the subscription's row serialises them.
 */
@Injectable()
export class SubscriptionOutcomes {
  /** Records that the subscription was paid or has ended. */
  async settle(manager: EntityManager, id: string, at: string): Promise<void> {
    await this.record(manager, id, at);
  }

  /** Whether it was paid or has ended after that time. */
  async wasSettledAfter(manager: EntityManager, id: string, time: string): Promise<boolean> {
    const settledAt = await this.record(manager, id, null);
    return settledAt !== null && settledAt > new Date(time);
  }

  private async record(
    manager: EntityManager,
    id: string,
    at: string | null,
  ): Promise<Date | null> {
    const [row] = await manager.query<{ settled_at: Date | null }[]>(
      `insert into subscription_outcomes (subscription_id, settled_at) values ($1, $2)
       on conflict (subscription_id) do update set changed_at = clock_timestamp(),
         settled_at = greatest(subscription_outcomes.settled_at, excluded.settled_at)
       returning settled_at`,
      [id, at],
    );
    return row?.settled_at ?? null;
  }
}
