/** Reads and changes subscriptions at Stripe. Never call it inside a transaction. */
import { Injectable } from '@nestjs/common';
import type { Plan } from '@town/contracts/plans/price-list';
import type Stripe from 'stripe';
import { payInvoice } from '../payments/pay-invoice.js';
import { StripeClient } from '../payments/stripe-client.js';
import { callStripe, isMissing, isRefused } from '../payments/stripe-failure.js';
import { SubscriptionCheckout } from '../payments/subscription-checkout.js';
import {
  centsOf,
  dollarsOf,
  type PaymentMark,
  type VerifiedPayment,
  verifiedPayment,
} from '../payments/verified-payment.js';
import {
  chargedLine,
  expandedFacts,
  idOf,
  type SubscriptionFacts,
  subscriptionFacts,
} from './subscription-facts.js';

const longestMonthSeconds = 40 * 24 * 60 * 60;

/** A subscription and its invoices, newest first. */
export interface BilledSubscription {
  facts: SubscriptionFacts;
  invoices: Stripe.Invoice[];
}

@Injectable()
export class BillingProvider {
  constructor(
    private readonly stripe: StripeClient,
    private readonly checkout: SubscriptionCheckout,
  ) {}

  get site(): string {
    return this.stripe.site;
  }

  /** Finds a subscription with at least one payment. */
  find(id: string): Promise<BilledSubscription | undefined> {
    return callStripe(async () => {
      try {
        const subscription = await this.stripe.api.subscriptions.retrieve(id, {
          expand: expandedFacts,
        });
        const facts = subscriptionFacts(subscription);
        if (!facts) return undefined;
        const invoices = await this.stripe.api.invoices
          .list({ subscription: id, limit: 100, expand: ['data.payments'] })
          .autoPagingToArray({ limit: 1_000 });
        return { facts, invoices };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /**
   * Returns the verified payment of a paid invoice. Stripe creates the PaymentIntents of renewals, without
   * our metadata, so the first call adds it.
   */
  paymentFor(
    invoice: Stripe.Invoice,
    { facts }: BilledSubscription,
  ): Promise<VerifiedPayment | undefined> {
    return callStripe(async () => {
      const id = paidIntent(invoice);
      if (!id || invoice.amount_paid === 0) return undefined;
      const { paymentIntents } = this.stripe.api;
      const expand = ['latest_charge'];
      const intent = await paymentIntents.retrieve(id, { expand });
      if (intent.metadata['site']) return verifiedPayment(intent);
      const cents = invoice.amount_paid;
      const mark: PaymentMark = {
        // The caller has checked that the subscription belongs to this site.
        site: this.stripe.site,
        plan: planOf(invoice),
        amount: dollarsOf(cents),
        subscription: facts.id,
        renewal: 'true',
      };
      return verifiedPayment(await paymentIntents.update(id, { metadata: mark, expand }));
    });
  }

  cancelAtPeriodEnd(id: string): Promise<unknown> {
    return callStripe(() =>
      this.stripe.api.subscriptions.update(id, { cancel_at_period_end: true }),
    );
  }

  /**
   * Undoes a cancellation, including one on a date that staff chose in Stripe's dashboard. Stripe treats
   * the two kinds separately, and refuses a request that names both.
   */
  resume(id: string): Promise<unknown> {
    return callStripe(async () => {
      const { subscriptions } = this.stripe.api;
      const { cancel_at_period_end: isAtEnd } = await subscriptions.retrieve(id);
      return subscriptions.update(
        id,
        isAtEnd ? { cancel_at_period_end: false } : { cancel_at: '' },
      );
    });
  }

  /**
   * Voids the unpaid invoice of a subscription, so that nobody can pay it. Stripe may charge or void it at
   * the same time, and then refuses the request.
   * @returns false when it is paid
   */
  closeInvoice({ unpaidInvoice }: SubscriptionFacts): Promise<boolean> {
    return callStripe(async () => {
      if (!unpaidInvoice) return true;
      const { id, isDraft } = unpaidInvoice;
      const { invoices } = this.stripe.api;
      try {
        // Stripe cannot delete or void a draft invoice of a subscription, so it is finalized first.
        if (isDraft) await invoices.finalizeInvoice(id, { auto_advance: false });
        await invoices.voidInvoice(id);
        return true;
      } catch (error) {
        if (!isRefused(error)) throw error;
        const { status } = await invoices.retrieve(id);
        if (status === 'draft' || status === 'open') throw error;
        return status !== 'paid';
      }
    });
  }

  /** Ends a subscription now, and voids its unpaid invoice. */
  async end(facts: SubscriptionFacts): Promise<void> {
    await this.closeInvoice(facts);
    await callStripe(async () => {
      try {
        await this.stripe.api.subscriptions.cancel(facts.id);
      } catch (error) {
        // Another request has ended it in the meantime.
        if (!isMissing(error)) throw error;
      }
    });
  }

  /**
   * Refunds the rest of a payment. A repeat refunds nothing twice, because Stripe refuses amounts that are
   * refunded already. An idempotency key would be wrong: Stripe would repeat its response about a refund
   * that the bank has rejected since. A disputed payment is skipped, because the bank decides about it.
   */
  async refund(paymentId: string): Promise<void> {
    await callStripe(async () => {
      try {
        await this.stripe.api.refunds.create({
          payment_intent: paymentId,
          reason: 'requested_by_customer',
        });
      } catch (error) {
        if (!hasNothingLeft(error)) throw error;
      }
    });
  }

  /**
   * The preview of the invoice for a change of plan.
   * @param at the time up to which the old plan is charged; by default now
   */
  previewChange({ id, customerId, itemId }: SubscriptionFacts, plan: Plan, at?: Date) {
    return callStripe(async () =>
      this.stripe.api.invoices.createPreview({
        customer: customerId,
        subscription: id,
        subscription_details: {
          items: [{ id: itemId, price: await this.checkout.priceOf(plan, centsOf(plan.amount)) }],
          proration_behavior: 'always_invoice',
          ...(at && { proration_date: at.getTime() / 1_000 }),
        },
      }),
    );
  }

  /**
   * Changes the plan and charges at once. If the card is declined, nothing changes.
   * @param at the same as for the preview, so that the amounts are the same
   */
  change({ id, itemId }: SubscriptionFacts, plan: Plan, at: Date): Promise<unknown> {
    return callStripe(async () =>
      this.stripe.api.subscriptions.update(id, {
        items: [{ id: itemId, price: await this.checkout.priceOf(plan, centsOf(plan.amount)) }],
        proration_behavior: 'always_invoice',
        proration_date: at.getTime() / 1_000,
        payment_behavior: 'error_if_incomplete',
      }),
    );
  }

  /** Changes the price of renewals. Nothing is charged or credited now. */
  renewAt({ id, itemId }: SubscriptionFacts, plan: Plan, cents: number): Promise<unknown> {
    return callStripe(async () =>
      this.stripe.api.subscriptions.update(id, {
        items: [{ id: itemId, price: await this.checkout.priceOf(plan, cents) }],
        proration_behavior: 'none',
        payment_behavior: 'error_if_incomplete',
      }),
    );
  }

  /**
   * Gives a customer another address: Stripe writes it on the next invoices, and sends its own mails there. The
   * name is removed, because it is that of the buyer.
   */
  setAddress(customerId: string, email: string): Promise<unknown> {
    return callStripe(async () => {
      try {
        return await this.stripe.api.customers.update(customerId, { email, name: '' });
      } catch (error) {
        // Staff have deleted the customer in Stripe's dashboard.
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /** Starts to save a new card; returns the client secret with which the browser confirms it. */
  async beginCard({ id, customerId }: SubscriptionFacts): Promise<string | null> {
    const intent = await callStripe(() =>
      this.stripe.api.setupIntents.create({
        customer: customerId,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { subscription: id },
      }),
    );
    return intent.client_secret;
  }

  /** Whole cents that a new card is charged as soon as it is used. */
  dueWithCard({ unpaidInvoice: unpaid }: SubscriptionFacts): number {
    return unpaid && !unpaid.isDraft ? unpaid.dueCents : 0;
  }

  /**
   * Uses a new card for the subscription from now on, and charges an unpaid invoice at once.
   * @returns the whole cents that were paid; undefined unless the setup belongs to this customer and is confirmed
   */
  async useCard(facts: SubscriptionFacts, setupIntentId: string): Promise<number | undefined> {
    return callStripe(async () => {
      const intent = await this.stripe.api.setupIntents
        .retrieve(setupIntentId)
        .catch((error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        });
      const { customer, payment_method: method, status } = intent ?? {};
      if (status !== 'succeeded' || !method || !customer || idOf(customer) !== facts.customerId) {
        return undefined;
      }
      await this.stripe.api.subscriptions.update(facts.id, {
        default_payment_method: idOf(method),
      });
      const { unpaidInvoice: unpaid } = facts;
      return unpaid && !unpaid.isDraft ? payInvoice(this.stripe.api.invoices, unpaid.id) : 0;
    });
  }
}

/** The id of the PaymentIntent that has paid an invoice. */
export function paidIntent({ payments }: Stripe.Invoice): string | undefined {
  const paid = payments?.data.find(({ status }) => status === 'paid');
  const intent = paid?.payment.payment_intent;
  return intent ? idOf(intent) : undefined;
}

/** The plan that an invoice is for. */
function planOf(invoice: Stripe.Invoice): Plan['id'] {
  const period = chargedLine(invoice)?.period;
  return period && period.end - period.start > longestMonthSeconds ? 'annual' : 'monthly';
}

function hasNothingLeft(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code === 'charge_already_refunded' || error.code === 'charge_disputed';
}
