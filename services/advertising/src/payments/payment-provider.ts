import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { type PaymentIntentRequest, planNamed } from '@town/contracts/payments';
import { town } from '@town/contracts/town';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import Stripe from 'stripe';
import { STRIPE_CONFIG, type StripeConfig } from './stripe-config.js';
import { callStripe, isMissing } from './stripe-failure.js';
import type { PaymentMark } from './verified-payment.js';

/** Three tries stay below the time that the gateway gives the service. */
const timeoutMs = 4_000;
const expand = ['latest_charge'];

/** Stripe, or the sandbox in its place. Never called inside a transaction. */
@Injectable()
export class PaymentProvider {
  /** Tells this site's payments from those of others with the same account. */
  readonly site: string;
  private readonly client: Stripe | undefined;

  constructor(
    @Inject(STRIPE_CONFIG) private readonly config: StripeConfig | null,
    @Inject(SERVICE_CONFIG) { SITE_URL }: ServiceConfig,
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
    const intent = await callStripe(() =>
      this.stripe().paymentIntents.create(
        {
          amount: plan.amount * 100,
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          description: `${plan.name}, ${town.siteName}`,
          metadata: mark,
          ...(request.customerEmail && { receipt_email: request.customerEmail }),
        },
        { idempotencyKey: this.idempotencyKey(key) },
      ),
    );
    if (intent.client_secret) return intent.client_secret;
    throw new Error('Stripe has given no client secret');
  }

  /** A PaymentIntent with its charge, or nothing where Stripe knows none. */
  findIntent(id: string): Promise<Stripe.PaymentIntent | undefined> {
    return callStripe(async () => {
      try {
        return await this.stripe().paymentIntents.retrieve(id, { expand });
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /** Every PaymentIntent that was begun since then. */
  intentsSince(since: Date): AsyncIterable<Stripe.PaymentIntent> {
    return this.stripe().paymentIntents.list({
      created: { gte: seconds(since) },
      limit: 100,
      expand: expand.map((path) => `data.${path}`),
    });
  }

  /** Every refund that was made since then. */
  refundsSince(since: Date): AsyncIterable<Stripe.Refund> {
    return this.stripe().refunds.list({ created: { gte: seconds(since) }, limit: 100 });
  }

  /**
   * The event of a webhook call.
   * @throws StripeSignatureVerificationError unless Stripe has signed these very bytes just now
   */
  readEvent(body: Buffer, signature: string): Stripe.Event {
    const [first = '', ...others] = this.configured().webhookSecrets;
    const { webhooks } = this.stripe();
    const verify = (secret: string) => webhooks.constructEvent(body, signature, secret);
    for (const secret of others) {
      try {
        return verify(secret);
      } catch {
        // Signed with another one, or with none of them.
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

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}
