import { Logger } from '@nestjs/common';
import type { RecordedBy } from './payment-entity.js';

/** The interface through which payments use subscriptions, which depend on payments and implement it. */
export abstract class SubscriptionUpdates {
  private readonly log = new Logger('Subscriptions');

  /** Stores the state that Stripe has for a subscription. A subscription of another site is ignored. */
  abstract sync(id: string, by: RecordedBy): Promise<void>;

  /**
   * The same after a payment, but without an error when Stripe is unavailable: the payment must be stored.
   */
  async afterPayment(id: string | null, by: RecordedBy): Promise<void> {
    if (!id) return;
    try {
      await this.sync(id, by);
    } catch (error) {
      // Other webhook events and the reconciliation retry it.
      this.log.warn('A subscription could not be read', { subscription: id, error });
    }
  }
}
