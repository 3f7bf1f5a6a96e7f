/**
 * Starts purchases. A purchase is an incomplete subscription, whose first invoice has a PaymentIntent that
 * the browser pays. If nobody pays it, Stripe lets it expire within a day and charges nothing.
 */
import { Injectable } from '@nestjs/common';
import type { Language } from '@town/contracts/pages/languages';
import type { PaymentIntentRequest } from '@town/contracts/payments/calls';
import type { Plan } from '@town/contracts/plans/price-list';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import type Stripe from 'stripe';
import { StripeClient } from './stripe-client.js';
import { callStripe } from './stripe-failure.js';
import { centsOf, dollarsOf, type PaymentMark } from './verified-payment.js';

interface Sold {
  /** Stripe's id of the price. */
  price: string;
  description: string;
  language: Language | undefined;
}

@Injectable()
export class SubscriptionCheckout {
  constructor(
    private readonly stripe: StripeClient,
    private readonly settings: TownSettingsStore,
  ) {}

  /**
   * Starts a subscription.
   * @param plan at the price that the buyer was shown
   * @param key the caller's idempotency key: a repeat with it gets the same PaymentIntent
   * @param language that of the page, kept at Stripe: a webhook request may be the first to report the purchase
   * @returns the client secret of the first payment
   */
  async begin(
    request: PaymentIntentRequest,
    plan: Plan,
    key: string | undefined,
    language?: Language,
  ): Promise<string> {
    const { profile } = await this.settings.current();
    const description = `${plan.name}, ${profile.siteName}`;
    return callStripe(async () => {
      const price = await this.priceOf(plan, centsOf(plan.amount));
      const subscription = await this.subscribe(request, { price, description, language }, key);
      const secret = secretOf(subscription);
      const mark: PaymentMark = {
        site: this.stripe.site,
        plan: plan.id,
        amount: dollarsOf(centsOf(plan.amount)),
        subscription: subscription.id,
        ...(request.customerName && { customer_name: request.customerName }),
        ...(request.consentVersion && { consent: request.consentVersion }),
        ...(language && { language }),
      };
      // The payment cannot succeed before this call, because the browser does not have the secret yet.
      await this.stripe.api.paymentIntents.update(secret.split('_secret_')[0]!, {
        description,
        metadata: mark,
        ...(request.customerEmail && { receipt_email: request.customerEmail }),
      });
      return secret;
    });
  }

  /**
   * Finds or creates Stripe's price of a plan. A different amount is a different price, so existing
   * subscriptions keep theirs.
   * @param cents for each period
   */
  async priceOf(plan: Pick<Plan, 'id' | 'name' | 'period'>, cents: number): Promise<string> {
    const key = `town-guide-${plan.id}-${cents}`;
    const { prices } = this.stripe.api;
    const expand = ['data.product'];
    const { data } = await prices.list({ lookup_keys: [key], limit: 1, expand });
    const [held] = data;
    if (held && isSold(held)) return held.id;
    const { id } = await prices.create(
      {
        currency: 'usd',
        unit_amount: cents,
        recurring: { interval: plan.period },
        product_data: { name: plan.name },
        lookup_key: key,
        // An archived price still has the lookup key, so it is transferred.
        ...(held && { transfer_lookup_key: true }),
      },
      { idempotencyKey: held ? `${key}-after-${held.id}` : key },
    );
    return id;
  }

  private async subscribe(
    request: PaymentIntentRequest,
    { price, description, language }: Sold,
    key: string | undefined,
  ): Promise<Stripe.Subscription> {
    const { testClock } = this.stripe.configured;
    const customer = await this.stripe.api.customers.create(
      {
        metadata: { site: this.stripe.site },
        ...(request.customerEmail && { email: request.customerEmail }),
        ...(request.customerName && { name: request.customerName }),
        ...(testClock && { test_clock: testClock }),
      },
      { idempotencyKey: this.stripe.idempotencyKey(key, ' customer') },
    );
    return this.stripe.api.subscriptions.create(
      {
        customer: customer.id,
        items: [{ price }],
        description,
        payment_behavior: 'default_incomplete',
        payment_settings: {
          payment_method_types: ['card'],
          save_default_payment_method: 'on_subscription',
        },
        metadata: { site: this.stripe.site, ...(language && { language }) },
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: this.stripe.idempotencyKey(key) },
    );
  }
}

/** Whether a price can be bought: neither the price nor its product is archived. */
function isSold({ active, product }: Stripe.Price): boolean {
  return active && typeof product === 'object' && !product.deleted && product.active;
}

function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string {
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null;
  if (secret) return secret;
  throw new Error('Stripe returned no client secret');
}
