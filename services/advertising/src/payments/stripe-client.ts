import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import Stripe from 'stripe';
import { STRIPE_CONFIG, type StripeConfig } from './stripe-config.js';

/** Three attempts take less time than the gateway allows. */
const timeoutMs = 4_000;

/** The connection to Stripe, or to the sandbox in its place. Never call it inside a transaction. */
@Injectable()
export class StripeClient {
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

  /** @throws ServiceUnavailableException where the site takes no payments */
  get api(): Stripe {
    if (this.client) return this.client;
    throw this.unconfigured();
  }

  /** @throws ServiceUnavailableException where the site takes no payments */
  get configured(): StripeConfig {
    if (this.config) return this.config;
    throw this.unconfigured();
  }

  /** The key of a call that may be repeated; without a key of the caller's every call is new. */
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
