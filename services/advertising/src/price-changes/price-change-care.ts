/**
 * Informs every owner with a plan once about its new price, and sends the new price to Stripe in the last
 * week before the first renewal that costs it. The price applies 30 days after the announcement at the
 * earliest, also for owners who bought the plan after the change was decided. If this process is down for a
 * whole week, one more renewal costs the old price.
 */
import { Inject, Injectable } from '@nestjs/common';
import { STRIPE_CONFIG, type StripeConfig } from '../payments/stripe-config.js';
import { BillingJob } from '../subscriptions/billing-job.js';
import { PriceAnnouncements } from './price-announcements.js';
import { PriceRenewals } from './price-renewals.js';

const intervalMs = 30_000;

@Injectable()
export class PriceChangeCare extends BillingJob {
  constructor(
    private readonly announcements: PriceAnnouncements,
    private readonly renewals: PriceRenewals,
    @Inject(STRIPE_CONFIG) config: StripeConfig | null,
  ) {
    super(config, { intervalMs });
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    const { announcements, renewals } = this;
    const idOf = ({ subscriptionId }: { subscriptionId: string }) => subscriptionId;
    const unannounced = await announcements.unannounced();
    await this.careForEach(unannounced, idOf, (each) => announcements.announce(each), stopping);
    const withdrawn = await renewals.withdrawn();
    await this.careForEach(withdrawn, idOf, (each) => renewals.takeBack(each), stopping);
    await this.careForEach(await renewals.due(), idOf, (each) => renewals.apply(each), stopping);
  }
}
