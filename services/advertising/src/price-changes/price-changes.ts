/** The prices that administrators announce to those who have a plan. */
import { randomUUID } from 'node:crypto';
import {
  BadRequestException,
  ConflictException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import {
  type AnnouncedPriceChange,
  type PriceChange,
  priceChangeNoticeDays,
} from '@town/contracts/plans/price-change';
import { plans } from '@town/contracts/plans/price-list';
import { addDays, townDate } from '@town/contracts/town/date';
import { Audit } from '@town/service-kit/audit/audit';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../subscriptions/clock.js';

const columns = `c.id, c.plan, c.cents, to_char(c.effective_on, 'YYYY-MM-DD') as "from",
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  to_char(c.withdrawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "withdrawnAt",
  (select count(*)::int from price_announcements a where a.change_id = c.id) as announced,
  (select count(applied_at)::int from price_announcements a where a.change_id = c.id) as applied`;

@Injectable()
export class PriceChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  list(): Promise<AnnouncedPriceChange[]> {
    return this.dataSource.query(
      `select ${columns} from price_changes c order by c.effective_on desc, c.created_at desc`,
    );
  }

  /**
   * Announces another price; everybody with the plan is mailed soon after.
   * @param by the e-mail address of the administrator
   * @throws BadRequestException for a day that is too soon, or a price that looks mistyped
   * @throws ConflictException where another change of the plan is still to come
   */
  announce(change: PriceChange, by: string): Promise<AnnouncedPriceChange> {
    const { plan, cents, from } = change;
    return this.dataSource.transaction(async (manager) => {
      // One after the other, so that the second sees the first.
      await manager.query('select pg_advisory_xact_lock(727061)');
      const { profile } = await this.settings.current(manager);
      const now = this.clock.now();
      const today = townDate(now, profile.timeZone);
      if (from < addDays(today, priceChangeNoticeDays)) {
        throw new BadRequestException(`from must be at least ${priceChangeNoticeDays} days ahead`);
      }
      if (cents > plans[plan].amount * 100 * 2) {
        throw new BadRequestException('cents is more than twice the price of the price list');
      }
      const [other] = await manager.query<unknown[]>(
        `select 1 from price_changes
         where plan = $1 and withdrawn_at is null and effective_on > $2`,
        [plan, today],
      );
      if (other) throw new ConflictException('Another price of this plan is still to come');
      const id = randomUUID();
      await manager.query(
        `insert into price_changes (id, plan, cents, effective_on, created_at)
         values ($1, $2, $3, $4, $5)`,
        [id, plan, cents, from, now],
      );
      const entry = { actor: by, action: 'announce', kind: 'price-changes', id };
      await this.audit.record(manager, { ...entry, before: null, after: { plan, cents, from } });
      return one(manager, id);
    });
  }

  /** Nobody else gets the price. Whoever renews at it already keeps it. */
  withdraw(id: string, by: string): Promise<AnnouncedPriceChange> {
    return this.dataSource.transaction(async (manager) => {
      const before = await one(manager, id);
      if (before.withdrawnAt !== null) return before;
      await manager.query('update price_changes set withdrawn_at = $2 where id = $1', [
        id,
        this.clock.now(),
      ]);
      const entry = { actor: by, action: 'withdraw', kind: 'price-changes', id };
      await this.audit.record(manager, { ...entry, before: null, after: null });
      return one(manager, id);
    });
  }
}

async function one(manager: EntityManager, id: string): Promise<AnnouncedPriceChange> {
  const [change] = await manager.query<AnnouncedPriceChange[]>(
    `select ${columns} from price_changes c where c.id = $1`,
    [id],
  );
  if (!change) throw new NotFoundException('No such price change');
  return change;
}
