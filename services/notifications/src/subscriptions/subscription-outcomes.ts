import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * When a subscription was last paid or has ended. The events of a failure and of its payment are handled in
 * any order; a lock of the subscription's row serialises them.
 */
@Injectable()
export class SubscriptionOutcomes {
  /** Records that the subscription was paid. */
  async settle(manager: EntityManager, id: string, at: string): Promise<void> {
    await this.record(manager, id, at);
  }

  /** Records that the subscription has ended. */
  async end(manager: EntityManager, id: string, at: string): Promise<void> {
    await this.record(manager, id, at, true);
  }

  /** Whether it has ended. */
  async hasEnded(manager: EntityManager, id: string): Promise<boolean> {
    return (await this.record(manager, id, null)).ended;
  }

  /** Whether it was paid or has ended after that time. */
  async wasSettledAfter(manager: EntityManager, id: string, time: string): Promise<boolean> {
    const { settledAt } = await this.record(manager, id, null);
    return settledAt !== null && settledAt > new Date(time);
  }

  private async record(
    manager: EntityManager,
    id: string,
    at: string | null,
    ended = false,
  ): Promise<{ settledAt: Date | null; ended: boolean }> {
    const [row] = await manager.query<{ settledAt: Date | null; ended: boolean }[]>(
      `insert into subscription_outcomes as s (subscription_id, settled_at, ended)
       values ($1, $2, $3)
       on conflict (subscription_id) do update set changed_at = clock_timestamp(),
         settled_at = greatest(s.settled_at, excluded.settled_at),
         ended = s.ended or excluded.ended
       returning settled_at as "settledAt", ended`,
      [id, at, ended],
    );
    if (!row) throw new Error('An outcome was recorded and is not there');
    return row;
  }
}
