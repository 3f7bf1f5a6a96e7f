import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { disputeFacts } from './dispute-facts.js';
import { StripeClient } from './stripe-client.js';
import { callStripe, isMissing } from './stripe-failure.js';
import { type VerifiedPayment, verifiedPayment } from './verified-payment.js';

const expand = ['latest_charge'];

/**
 * The content of a webhook event. Refunds and disputes contain only the payment's id, subscriptions their
 * own.
 */
export type PaymentNotice =
  | { kind: 'succeeded'; payment: VerifiedPayment }
  | { kind: 'changed'; id: string }
  | { kind: 'subscription'; id: string };

/**
 * Stripe, or the sandbox in its place. It returns only payments that Stripe confirms, so the rest of the
 * service need not verify them. Never call it inside a transaction.
 */
@Injectable()
export class PaymentProvider {
  constructor(private readonly stripe: StripeClient) {}

  get site(): string {
    return this.stripe.site;
  }

  /** Returns the verified payment of a PaymentIntent; undefined when there is none. */
  findPayment(id: string): Promise<VerifiedPayment | undefined> {
    return callStripe(async () => {
      try {
        return await this.verified(await this.stripe.api.paymentIntents.retrieve(id, { expand }));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /** Every payment that was started, refunded or disputed since then. */
  async *changedSince(since: Date): AsyncGenerator<VerifiedPayment> {
    const created = { gte: seconds(since) };
    const page = { created, limit: 100 };
    const expandAll = expand.map((path) => `data.${path}`);
    const intents = this.stripe.api.paymentIntents.list({ ...page, expand: expandAll });
    for await (const intent of intents) {
      const payment = await this.verified(intent);
      if (payment) yield payment;
    }
    const changed = new Set<string>();
    for await (const { payment_intent: intent } of this.stripe.api.refunds.list(page)) {
      if (intent) changed.add(idOf(intent));
    }
    // A dispute is decided months after the payment, so it is found by its events.
    const disputes = this.stripe.api.events.list({ ...page, types: [...disputeEvents] });
    for await (const event of disputes) {
      const id = paymentOf(event);
      if (id) changed.add(id);
    }
    for (const id of changed) {
      const payment = await this.findPayment(id);
      if (payment) yield payment;
    }
  }

  /**
   * Reads a webhook request; undefined for events that are not used.
   * @throws StripeSignatureVerificationError unless Stripe has signed these bytes within the last five minutes
   * @throws SyntaxError when they are not an event
   */
  readEvent(body: Buffer, signature: string): PaymentNotice | undefined {
    const event = this.verifyEvent(body, signature);
    switch (event.type) {
      case 'payment_intent.succeeded': {
        const payment = verifiedPayment(event.data.object, event.created);
        return payment && { kind: 'succeeded', payment };
      }
      default: {
        const changed = paymentOf(event);
        if (changed) return { kind: 'changed', id: changed };
        const id = subscriptionOf(event);
        return id ? { kind: 'subscription', id } : undefined;
      }
    }
  }

  /** The ids of subscriptions with an event since then. */
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

  private async verified(intent: Stripe.PaymentIntent): Promise<VerifiedPayment | undefined> {
    const payment = verifiedPayment(intent);
    const { latest_charge: charge } = intent;
    if (!payment || typeof charge !== 'object' || !charge?.disputed) return payment;
    const { data } = await this.stripe.api.disputes.list({ charge: charge.id, limit: 1 });
    return { ...payment, dispute: data[0] && disputeFacts(data[0]) };
  }

  private verifyEvent(body: Buffer, signature: string): Stripe.Event {
    const [first = '', ...others] = this.stripe.configured.webhookSecrets;
    const { webhooks } = this.stripe.api;
    const verify = (secret: string) => {
      try {
        const event = webhooks.constructEvent(body, signature, secret);
        // The library does not check the content.
        if (!eventSchema.safeParse(event).success) throw new SyntaxError('This is not an event');
        return event;
      } catch (error) {
        if (error instanceof SyntaxError) throw error;
        // The library throws another error for a header with an empty signature.
        throw new Stripe.errors.StripeSignatureVerificationError(signature, body);
      }
    };
    for (const secret of others) {
      try {
        return verify(secret);
      } catch {
        // The signature does not match this secret; the next one is tried.
      }
    }
    return verify(first);
  }
}

const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.looseObject({}) }) });

/** The events about subscriptions. */
const watched = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
] as const;

const disputeEvents = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/** The payment that an event reports as refunded or disputed. */
function paymentOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { payment_intent: intent } = event.data.object;
      return intent ? idOf(intent) : undefined;
    }
    default:
      return undefined;
  }
}

/** The subscription that an event is about. */
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
      return subscriptionOfInvoice(event.data.object);
    }
    default:
      return undefined;
  }
}

const olderInvoiceSchema = z.object({ subscription: z.string() });

/** API versions before 2025 have the subscription in the invoice itself. */
function subscriptionOfInvoice(invoice: Stripe.Invoice): string | undefined {
  const subscription =
    invoice.parent?.subscription_details?.subscription ??
    olderInvoiceSchema.safeParse(invoice).data?.subscription;
  return typeof subscription === 'object' ? subscription.id : subscription;
}

function idOf(intent: string | Stripe.PaymentIntent): string {
  return typeof intent === 'string' ? intent : intent.id;
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}
