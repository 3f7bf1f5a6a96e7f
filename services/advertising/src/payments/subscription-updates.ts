import { Logger } from '@nestjs/common';
import type { RecordedBy } from './payment-entity.js';

/** What payments need to know about subscriptions, which depend on payments and implement this. */
export abstract class SubscriptionUpdates {
  private readonly log = new Logger('Subscriptions');

  /** Takes over the state that Stripe has for a subscription; one of another site is ignored. */
  abstract sync(id: string, by: RecordedBy): Promise<void>;

  /** The same after a payment, which counts also where Stripe cannot be asked now. */
  async afterPayment(id: string | null, by: RecordedBy): Promise<void> {
    if (!id) return;
    try {
      await this.sync(id, by);
    } catch (error) {
      // The webhook's other events and the reconciliation ask again.
      this.log.warn('A subscription could not be read', { subscription: id, error });
    }
  }
}
