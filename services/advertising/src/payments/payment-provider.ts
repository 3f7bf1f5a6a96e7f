import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { type PaymentIntentRequest, planNamed } from '@town/contracts/payments/calls';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import Stripe from 'stripe';
import { STRIPE_CONFIG, type StripeConfig } from './stripe-config.js';
import { callStripe, isMissing } from './stripe-failure.js';
import { type PaymentMark, type VerifiedPayment, verifiedPayment } from './verified-payment.js';

/** Three attempts take less time than the gateway allows. */
const timeoutMs = 4_000;
const expand = ['latest_charge'];

/** What a webhook call reports. A refund names its payment only. */
export type PaymentNotice =
  | { kind: 'succeeded'; payment: VerifiedPayment }
  | { kind: 'refunded'; id: string };

/**
 * Stripe, or the sandbox in its place. It verifies what it returns: the rest of the service only
 * meets payments that Stripe confirms. Never call it inside a transaction.
 */
@Injectable()
export class PaymentProvider {
  /** Tells this site's payments from those of others with the same account. */
  readonly site: string;
  private readonly client: Stripe | undefined;

  constructor(
    @Inject(STRIPE_CONFIG) private readonly config: StripeConfig | null,
    @Inject(SERVICE_CONFIG) { SITE_URL }: ServiceConfig,
    private readonly settings: TownSettingsStore,
  ) {
    this.site = new URL(SITE_URL).host;
    if (config) this.client = new Stripe(config.secretKey, clientOptions(config.apiUrl));
  }

  /**
   * Begins a payment.
   * @param key the caller's: a repeat with it gets the same PaymentIntent
   */
  async createIntent(request: PaymentIntentRequest, key: string | undefined): Promise<string> {
    const plan = planNamed(request.planType);
    const mark: PaymentMark = {
      site: this.site,
      plan: plan.id,
      amount: String(plan.amount),
      ...(request.customerName && { customer_name: request.customerName }),
    };
    const { profile } = await this.settings.current();
    const intent = await callStripe(() =>
      this.stripe().paymentIntents.create(
        {
          amount: plan.amount * 100,
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          description: `${plan.name}, ${profile.siteName}`,
          metadata: mark,
          ...(request.customerEmail && { receipt_email: request.customerEmail }),
        },
        { idempotencyKey: this.idempotencyKey(key) },
      ),
    );
    if (intent.client_secret) return intent.client_secret;
    throw new Error('Stripe returned no client secret');
  }

  /** The payment of a PaymentIntent, verified; nothing where there is none. */
  findPayment(id: string): Promise<VerifiedPayment | undefined> {
    return callStripe(async () => {
      try {
        return verifiedPayment(await this.stripe().paymentIntents.retrieve(id, { expand }));
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
    const intents = this.stripe().paymentIntents.list({ ...page, expand: expandAll });
    for await (const intent of intents) {
      const payment = verifiedPayment(intent);
      if (payment) yield payment;
    }
    const refunded = new Set<string>();
    for await (const { payment_intent: intent } of this.stripe().refunds.list(page)) {
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
      default:
        return undefined;
    }
  }

  private verifyEvent(body: Buffer, signature: string): Stripe.Event {
    const [first = '', ...others] = this.configured().webhookSecrets;
    const { webhooks } = this.stripe();
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

  private idempotencyKey(key: string | undefined): string {
    if (!key) return randomUUID();
    return createHash('sha256').update(`${this.site} ${key}`).digest('hex');
  }

  private stripe(): Stripe {
    this.configured();
    return this.client!;
  }

  private configured(): StripeConfig {
    if (this.config) return this.config;
    throw new ServiceUnavailableException('This site takes no card payments at the moment.');
  }
}

function clientOptions(apiUrl: string | undefined): Stripe.StripeConfig {
  const common = { maxNetworkRetries: 2, telemetry: false, timeout: timeoutMs };
  if (!apiUrl) return common;
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    ...common,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

function idOf(intent: string | Stripe.PaymentIntent): string {
  return typeof intent === 'string' ? intent : intent.id;
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}
