import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STRIPE_CONFIG, type StripeConfig } from '../../payments/stripe-config.js';
import { BillingJob } from '../billing-job.js';
import { BillingProvider } from '../billing-provider.js';
import { Clock } from '../clock.js';
import { oneChange } from '../one-change.js';
import { SubscriptionEntity } from '../subscription-entity.js';

const intervalMs = 10_000;

/**
 * The background job for moved plans: gives the customers at Stripe their new addresses where a killed process
 * has not done it, and deletes moves whose time is over.
 */
@Injectable()
export class PlanMoveCare extends BillingJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly clock: Clock,
    @Inject(STRIPE_CONFIG) config: StripeConfig | null,
  ) {
    super(config, { intervalMs });
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    await this.dataSource.query('delete from plan_moves where expires_at < $1', [this.clock.now()]);
    const due = await this.dataSource.query<{ id: string }[]>(
      'select id from subscriptions where customer_email_due and email is not null',
    );
    await this.careForEach(
      due,
      ({ id }) => id,
      ({ id }) => this.tellStripe(id),
      stopping,
    );
  }

  /**
   * Gives the customer of a moved plan its new address; repeats change nothing. The plan cannot move on meanwhile,
   * and no second request runs: one that Stripe handles late would overwrite a later address.
   * @throws ChangeInProgress while another request changes the plan
   */
  tellStripe(id: string): Promise<void> {
    return oneChange(this.dataSource, id, async () => {
      const plan = await this.dataSource.manager.findOneBy(SubscriptionEntity, { id });
      if (!plan?.email || !plan.customerEmailDue) return;
      const { customerId, email } = plan;
      await this.provider.setAddress(customerId, email);
      // An erasure may have removed the address meanwhile.
      await this.dataSource.manager.update(
        SubscriptionEntity,
        { id, email },
        { customerEmailDue: false },
      );
    });
  }
}
