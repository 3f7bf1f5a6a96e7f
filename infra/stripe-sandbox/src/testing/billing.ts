/** Creates subscriptions in a sandbox, for its tests. */
import Stripe from 'stripe';
import { type RunningSandbox, startSandbox } from '../start-sandbox.js';

/** Seconds. */
export const day = 24 * 60 * 60;
/** When the subscriptions of the tests begin, in seconds since 1970. */
export const start = Date.UTC(2027, 0, 31, 12) / 1_000;
export const expand = ['latest_invoice.confirmation_secret', 'latest_invoice.payments'];

/** The invoice that was read together with a subscription. */
export function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice {
  if (invoice === null || typeof invoice === 'string') throw new Error('The invoice was not read');
  return invoice;
}

/** Operations on subscriptions at Stripe that the tests share. */
export class Billing {
  constructor(readonly stripe: Stripe) {}

  price(interval: 'month' | 'year', amount: number): Promise<Stripe.Price> {
    return this.stripe.prices.create({
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval },
      product_data: { name: 'Listing' },
    });
  }

  /** Creates an unpaid subscription, whose customer has a separate test clock. */
  async subscribe(interval: 'month' | 'year' = 'month') {
    const clock = await this.stripe.testHelpers.testClocks.create({ frozen_time: start });
    const customer = await this.stripe.customers.create({
      email: 'ann@example.com',
      test_clock: clock.id,
    });
    const { id: priceId } = await this.price(interval, interval === 'month' ? 4_900 : 49_500);
    const subscription = await this.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: {
        payment_method_types: ['card'],
        save_default_payment_method: 'on_subscription',
      },
      expand,
    });
    const invoice = invoiceOf(subscription);
    const secret = invoice.confirmation_secret!.client_secret;
    return { clock, customer, subscription, invoice, intent: secret.split('_secret_')[0]! };
  }

  async subscribed(interval: 'month' | 'year' = 'month') {
    const begun = await this.subscribe(interval);
    await this.stripe.paymentIntents.confirm(begun.intent, { payment_method: 'pm_card_visa' });
    return begun;
  }

  read(id: string): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] });
  }

  async advance(clock: string, seconds: number): Promise<void> {
    const { testClocks } = this.stripe.testHelpers;
    const moved = await testClocks.advance(clock, { frozen_time: seconds });
    expect(moved.status).toBe('advancing');
    expect((await testClocks.retrieve(clock)).status).toBe('ready');
  }

  async replaceCard(customer: string, subscription: string, card: string): Promise<void> {
    const { id } = await this.stripe.paymentMethods.attach(card, { customer });
    await this.stripe.subscriptions.update(subscription, { default_payment_method: id });
  }
}

/** Starts a separate sandbox for a test file, and stops it afterwards. */
export function provideBilling(): { readonly billing: Billing } {
  let sandbox: RunningSandbox;
  let billing: Billing;
  beforeAll(async () => {
    sandbox = await startSandbox();
    const { hostname, port } = new URL(sandbox.url);
    billing = new Billing(
      new Stripe('sk_test_billing', { host: hostname, port, protocol: 'http' }),
    );
  });
  afterAll(() => sandbox.stop());
  return {
    get billing() {
      return billing;
    },
  };
}
