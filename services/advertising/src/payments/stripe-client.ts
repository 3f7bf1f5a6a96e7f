import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import Stripe from 'stripe';
import { STRIPE_CONFIG, type StripeConfig } from './stripe-config.js';

/** Short enough that three attempts stay within the gateway's timeout. */
const timeoutMs = 4_000;

/** The connection to Stripe, or to the sandbox in its place. Never call it inside a transaction. */
@Injectable()
export class StripeClient {
  /** Distinguishes this site's payments from those of other sites with the same Stripe account. */
  readonly site: string;
  private readonly client: Stripe | undefined;

  constructor(
    @Inject(STRIPE_CONFIG) private readonly config: StripeConfig | null,
    @Inject(SERVICE_CONFIG) { SITE_URL }: ServiceConfig,
  ) {
    this.site = new URL(SITE_URL).host;
    if (config) this.client = new Stripe(config.secretKey, clientOptions(config.apiUrl));
  }

  /** @throws ServiceUnavailableException when the site has no Stripe keys */
  get api(): Stripe {
    if (this.client) return this.client;
    throw this.unconfigured();
  }

  /** @throws ServiceUnavailableException when the site has no Stripe keys */
  get configured(): StripeConfig {
    if (this.config) return this.config;
    throw this.unconfigured();
  }

  /** The idempotency key of a repeatable call. Without a key from the caller every call is a new one. */
  idempotencyKey(key: string | undefined, call = ''): string {
    if (!key) return randomUUID();
    return createHash('sha256').update(`${this.site} ${key}${call}`).digest('hex');
  }

  private unconfigured(): ServiceUnavailableException {
    return new ServiceUnavailableException('This site takes no card payments at the moment.');
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
