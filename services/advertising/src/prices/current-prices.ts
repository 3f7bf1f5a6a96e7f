/**
 * The prices for new buyers. A plan has its first price until the day of a change that administrators have
 * announced, see `price-changes`. Days are those of the town.
 */
import { Injectable } from '@nestjs/common';
import { firstPrices, type Plan, type Prices, pricedPlans } from '@town/contracts/plans/price-list';
import { townDate } from '@town/contracts/town/date';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../subscriptions/clock.js';

@Injectable()
export class CurrentPrices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: TownSettingsStore,
    private readonly clock: Clock,
  ) {}

  /** The current prices, in cents for each period. */
  async read(manager: EntityManager = this.dataSource.manager): Promise<Prices> {
    const { timeZone } = (await this.settings.current(manager)).profile;
    const changed = await manager.query<{ plan: Plan['id']; cents: number }[]>(
      `select distinct on (plan) plan, cents from price_changes
       where withdrawn_at is null and effective_on <= $1
       order by plan, effective_on desc`,
      [townDate(this.clock.now(), timeZone)],
    );
    return {
      ...firstPrices,
      ...Object.fromEntries(changed.map((each) => [each.plan, each.cents])),
    };
  }

  /** A plan with its current price. */
  async plan(id: Plan['id']): Promise<Plan> {
    return pricedPlans(await this.read())[id];
  }
}
