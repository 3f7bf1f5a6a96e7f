import type { Plan } from '@town/contracts/plans/price-list';
import type {
  NewCardAnswer,
  OwnerSubscription,
  OwnerSubscriptions,
} from '@town/contracts/subscriptions/owner-subscription';
import { readJson } from '@town/service-kit/testing/read-json';
import type Stripe from 'stripe';
import { STRIPE_CONFIG, type StripeConfig } from '../payments/stripe-config.js';
import { Clock } from '../subscriptions/clock.js';
import { SubscriptionCare } from '../subscriptions/subscription-care.js';
import { PaymentsHarness } from './payments-harness.js';

const dayMs = 24 * 60 * 60 * 1_000;

/** Payments and subscriptions with a clock that the test moves, at Stripe and in the service. */
export class SubscriptionsHarness extends PaymentsHarness {
  private clockId = '';
  private time = new Date(0);
  private readonly taken = new Set<string>();

  /** Starts a new clock for each test, at noon UTC of a day. */
  async startClock(day = '2027-01-15'): Promise<void> {
    this.time = new Date(`${day}T12:00:00Z`);
    const clock = await this.stripe.testHelpers.testClocks.create({ frozen_time: this.seconds });
    this.clockId = clock.id;
    this.find<StripeConfig>(STRIPE_CONFIG).testClock = clock.id;
    this.find<Clock>(Clock).now = () => this.time;
    await this.undelivered();
  }

  /** Moves Stripe's clock and the service's, without sending webhook requests. */
  async advance(days: number, hours = 0): Promise<void> {
    this.time = new Date(this.time.getTime() + days * dayMs + hours * 60 * 60 * 1_000);
    await this.stripe.testHelpers.testClocks.advance(this.clockId, { frozen_time: this.seconds });
  }

  /** The day of the clock. */
  get today(): string {
    return this.time.toISOString().slice(0, 10);
  }

  /** Runs the background job once. */
  care(): Promise<void> {
    return this.find<SubscriptionCare>(SubscriptionCare).run();
  }

  /** Buys a plan as a browser does; returns the subscription's id. */
  async buy(plan: Plan, email: string, token?: string): Promise<string> {
    const payment = await this.pay(plan, email, token);
    const answer = await this.report(payment, plan, { customerEmail: email });
    expect(answer.status).toBe(200);
    const [row] = await this.database.query<{ id: string }>(
      'select id from subscriptions where first_payment_id = $1',
      [payment],
    );
    return row!.id;
  }

  /** Makes every further charge of a subscription fail. */
  async breakCard(id: string): Promise<void> {
    await this.useCard(id, 'pm_card_chargeCustomerFail');
  }

  /** Gives a subscription a card that can be charged. */
  async repairCard(id: string): Promise<void> {
    await this.useCard(id, 'pm_card_visa');
  }

  /** Gives a subscription a card whose bank wants each charge confirmed. */
  async askForConfirmation(id: string): Promise<void> {
    await this.useCard(id, 'pm_card_authenticationRequired');
  }

  private async useCard(id: string, card: string): Promise<void> {
    const { customer } = await this.stripe.subscriptions.retrieve(id);
    const method = await this.stripe.paymentMethods.attach(card, { customer: String(customer) });
    await this.stripe.subscriptions.update(id, { default_payment_method: method.id });
  }

  /** The bodies of the webhook requests since the last call, oldest first. */
  async undelivered(): Promise<string[]> {
    const bodies: string[] = [];
    for await (const event of this.stripe.events.list({ limit: 100 })) {
      if (this.taken.has(event.id)) continue;
      this.taken.add(event.id);
      bodies.unshift(JSON.stringify(event));
    }
    return bodies;
  }

  /** Sends the webhook requests since the last call. */
  async deliver(bodies?: string[]): Promise<void> {
    for (const body of bodies ?? (await this.undelivered())) {
      expect((await this.send(body)).status).toBe(200);
    }
  }

  /** Sends a request as an owner; a POST when there is a body. */
  asOwner(email: string, path: string, body?: object): Promise<Response> {
    const headers = this.auth.ownerHeaders(email);
    const call = `/api/owner/${path}`;
    return body ? this.post(call, body, headers) : fetch(this.service.url + call, { headers });
  }

  /** Enters a new card as an owner does; returns the id of its setup. The card is not in use yet. */
  async newCard(email: string, card = 'pm_card_visa'): Promise<string> {
    const begun = await this.asOwner(email, 'subscription/card', {});
    const { clientSecret } = await readJson<NewCardAnswer>(begun);
    const id = String(clientSecret).split('_secret_')[0]!;
    const { status } = await this.stripe.setupIntents.confirm(id, { payment_method: card });
    if (status === 'requires_action') {
      const confirmed = { setup_intent: id, client_secret: clientSecret, outcome: 'complete' };
      await this.stripe.rawRequest('POST', '/v1/3ds2/authenticate', confirmed);
    }
    return id;
  }

  /** Confirms a payment as a cardholder does, from the page of its invoice. */
  async confirmAtBank(invoicePage: string): Promise<void> {
    const page = await (await fetch(invoicePage)).text();
    const [, link = ''] = /href="([^"]+)">Confirm payment/.exec(page) ?? [];
    const body = new URLSearchParams({ outcome: 'complete' });
    const answer = await fetch(link.replaceAll('&amp;', '&'), { method: 'POST', body });
    expect(answer.status).toBe(200);
  }

  /** The current subscription of an owner. */
  async owned(email: string): Promise<OwnerSubscription | null> {
    const answer = await this.asOwner(email, 'subscription');
    expect(answer.status).toBe(200);
    return (await readJson<OwnerSubscriptions>(answer)).subscription;
  }

  atStripe(id: string): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  }

  /** The payments of a subscription in cents, oldest first. */
  async charged(id: string): Promise<{ cents: number; refunded: number }[]> {
    return this.database.query(
      `select amount_cents as cents, refunded_cents as refunded from payments
       where subscription_id = $1 order by paid_at`,
      [id],
    );
  }

  private get seconds(): number {
    return this.time.getTime() / 1_000;
  }

  private find<Found>(token: symbol | (abstract new (...args: never[]) => Found)): Found {
    return this.service.app.get(token, { strict: false });
  }
}

/** Starts the harness for all tests of a file. */
export function useSubscriptions(
  options: ConstructorParameters<typeof PaymentsHarness>[0] = {},
): SubscriptionsHarness {
  const harness = new SubscriptionsHarness(options);
  beforeAll(() => harness.start());
  beforeEach(() => harness.startClock());
  afterAll(() => harness.stop());
  return harness;
}
