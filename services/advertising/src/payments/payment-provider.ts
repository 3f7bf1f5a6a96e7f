import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from './stripe-client.js';
import { callStripe, isMissing } from './stripe-failure.js';
import { type VerifiedPayment, verifiedPayment } from './verified-payment.js';

const expand = ['latest_charge'];

/** What a webhook call reports. A refund names its payment only, and a subscription only itself. */
export type PaymentNotice =
  | { kind: 'succeeded'; payment: VerifiedPayment }
  | { kind: 'refunded'; id: string }
  | { kind: 'subscription'; id: string };

/**
 * Stripe, or the sandbox in its place. It verifies what it returns: the rest of the service only
 * meets payments that Stripe confirms. Never call it inside a transaction.
 */
@Injectable()
export class PaymentProvider {
  constructor(private readonly stripe: StripeClient) {}

  get site(): string {
    return this.stripe.site;
  }

  /** The payment of a PaymentIntent, verified; nothing where there is none. */
  findPayment(id: string): Promise<VerifiedPayment | undefined> {
    return callStripe(async () => {
      try {
        return verifiedPayment(await this.stripe.api.paymentIntents.retrieve(id, { expand }));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /** Every payment that was begun since then, and every one that was refunded since then. */
  async *changedSince(since: Date): AsyncGenerator<VerifiedPayment> {
    const created = { gte: seconds(since) };
    const page = { created, limit: 100 };
    const expandAll = expand.map((path) => `data.${path}`);
    const intents = this.stripe.api.paymentIntents.list({ ...page, expand: expandAll });
    for await (const intent of intents) {
      const payment = verifiedPayment(intent);
      if (payment) yield payment;
    }
    const refunded = new Set<string>();
    for await (const { payment_intent: intent } of this.stripe.api.refunds.list(page)) {
      if (intent) refunded.add(idOf(intent));
    }
    for (const id of refunded) {
      const payment = await this.findPayment(id);
      if (payment) yield payment;
    }
  }

  /**
   * What a webhook call reports about a payment; nothing for other events.
   * @throws StripeSignatureVerificationError unless Stripe has signed these bytes just now
   */
  readEvent(body: Buffer, signature: string): PaymentNotice | undefined {
    const event = this.verifyEvent(body, signature);
    switch (event.type) {
      case 'payment_intent.succeeded': {
        const payment = verifiedPayment(event.data.object);
        return payment && { kind: 'succeeded', payment };
      }
      case 'charge.refunded':
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed': {
        const { payment_intent: intent } = event.data.object;
        return intent ? { kind: 'refunded', id: idOf(intent) } : undefined;
      }
      default: {
        const id = subscriptionOf(event);
        return id ? { kind: 'subscription', id } : undefined;
      }
    }
  }

  /** The subscriptions of which Stripe has reported something since then. */
  async *subscriptionsChangedSince(since: Date): AsyncGenerator<string> {
    const seen = new Set<string>();
    const created = { gte: seconds(since) };
    const events = this.stripe.api.events.list({ created, types: [...watched], limit: 100 });
    for await (const event of events) {
      const id = subscriptionOf(event);
      if (!id || seen.has(id)) continue;
      seen.add(id);
      yield id;
    }
  }

  private verifyEvent(body: Buffer, signature: string): Stripe.Event {
    const [first = '', ...others] = this.stripe.configured.webhookSecrets;
    const { webhooks } = this.stripe.api;
    const verify = (secret: string) => webhooks.constructEvent(body, signature, secret);
    for (const secret of others) {
      try {
        return verify(secret);
      } catch {
        // Signed with another secret, or with none of them.
      }
    }
    return verify(first);
  }
}

/** The events that tell of subscriptions. */
const watched = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
] as const;

/** The subscription that an event tells of. */
function subscriptionOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return event.data.object.id;
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided': {
      const subscription = event.data.object.parent?.subscription_details?.subscription;
      return typeof subscription === 'object' ? subscription.id : subscription;
    }
    default:
      return undefined;
  }
}

function idOf(intent: string | Stripe.PaymentIntent): string {
  return typeof intent === 'string' ? intent : intent.id;
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}
