import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advertiserFormDefaults } from '@town/contracts/advertisers/options';
import type { Advertiser } from '@town/contracts/advertisers/record';
import type { PaymentIntentAnswer } from '@town/contracts/payments/calls';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { blanco } from '@town/contracts/testing/blanco';
import { freePort } from '@town/process-kit/testing/free-port';
import type { ServiceConfig } from '@town/service-kit/config/service-config';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { eventually } from '@town/service-kit/testing/eventually';
import { type FakeAuth, startFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { type RunningService, startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { type RunningSandbox, startSandbox } from '@town/stripe-sandbox/start-sandbox';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { advertisingService } from '../advertising-service.js';

const aboutSchema = z.object({ id: z.string(), payment_intent: z.nullish(z.string()) });

export const webhookSecret = 'whsec_of_the_tests';
/** The previous webhook secret, which is still accepted during a rotation. */
export const formerWebhookSecret = 'whsec_of_last_week';

/** The published data of an annual plan that the browser reported as paid. */
export const annualPayment = {
  plan: 'annual',
  amount: 495,
  renewal: false,
  customerEmail: 'ann@example.com',
  customerName: 'Pie Shop',
  businessName: null,
  paidAt: expect.any(String),
};

interface Options {
  /** Whether the sandbox sends webhook requests by itself. */
  webhook?: boolean;
  reconciliationSeconds?: number;
  settings?: Partial<ServiceConfig>;
  natsUrl?: () => string;
}

/** A service that takes payments, with the payment sandbox and a staff client. */
export class PaymentsHarness {
  auth!: FakeAuth;
  database!: TestDatabase;
  service!: RunningService;
  stripe!: Stripe;
  /** The language of the page where plans are bought; a page of an earlier release names none. */
  language: string | undefined;
  private sandbox: RunningSandbox | undefined;
  private sandboxPort = 0;
  private servicePort = 0;
  private folder = '';

  constructor(private readonly options: Options) {}

  async start(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'town-stripe-'));
    this.sandboxPort = await freePort();
    this.servicePort = await freePort();
    this.auth = await startFakeAuth();
    this.database = await createTestDatabase();
    await this.startSandbox();
    const host = { host: '127.0.0.1', port: this.sandboxPort, protocol: 'http' as const };
    this.stripe = new Stripe('sk_test_of_the_tests', host);
    Object.assign(process.env, {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: `${webhookSecret},${formerWebhookSecret}`,
      STRIPE_API_URL: `http://127.0.0.1:${this.sandboxPort}`,
      PAYMENT_RECONCILIATION_SECONDS: String(this.options.reconciliationSeconds ?? 3_600),
    });
    this.service = await this.startReplica(this.servicePort);
    await this.firstReconciliation();
  }

  /** Waits for the run after the start, which would report payments of the first test before the browser does. */
  private async firstReconciliation(): Promise<void> {
    await eventually(async () => {
      const [row] = await this.database.query<{ isDone: boolean }>(
        `select complete_until > now() - interval '1 day' as "isDone" from payment_reconciliation`,
      );
      return row?.isDone ?? false;
    });
  }

  /** Starts another process of the service on the same database. */
  startReplica(port = 0): Promise<RunningService> {
    return startService(advertisingService, {
      databaseUrl: this.database.url,
      natsUrl: this.options.natsUrl?.() ?? 'nats://127.0.0.1:1',
      settings: { AUTH_URL: this.auth.url, ...this.options.settings },
      port,
    });
  }

  async startSandbox(): Promise<void> {
    const url = `http://127.0.0.1:${this.servicePort}/api/stripe/webhook`;
    this.sandbox = await startSandbox({
      port: this.sandboxPort,
      file: join(this.folder, 'objects.jsonl'),
      ...(this.options.webhook && { webhook: { url, secret: webhookSecret } }),
    });
  }

  /** Stops the sandbox, as if Stripe were down. */
  async stopSandbox(): Promise<void> {
    await this.sandbox?.stop();
    this.sandbox = undefined;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.stopSandbox();
    await this.auth.stop();
    await this.database.drop();
    await rm(this.folder, { recursive: true });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.service.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  /** Starts a payment as the site does; returns the PaymentIntent's id. */
  async begin(plan: Plan = plans.monthly): Promise<string> {
    const response = await this.post(
      '/api/create-payment-intent',
      { amount: plan.amount, planType: plan.name, customerEmail: '', customerName: '' },
      this.language === undefined ? {} : { 'Content-Language': this.language },
    );
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    const { clientSecret } = await readJson<PaymentIntentAnswer>(response);
    return clientSecret.split('_secret_')[0]!;
  }

  /** Starts a payment and pays it, as a browser does, but does not report it to the service. */
  async pay(plan: Plan = plans.monthly, email?: string, token = 'tok_visa'): Promise<string> {
    const id = await this.begin(plan);
    const data = { type: 'card' as const, card: { token } };
    await this.stripe.paymentIntents.confirm(id, {
      payment_method_data: { ...data, ...(email && { billing_details: { email } }) },
    });
    return id;
  }

  /** Reports a payment as a browser does. */
  report(
    paymentIntentId: string,
    plan: Plan = plans.monthly,
    more: object = {},
  ): Promise<Response> {
    return this.post('/api/payment-success', {
      paymentIntentId,
      customerEmail: 'ann@example.com',
      customerName: 'Pie Shop',
      planType: plan.name,
      amount: plan.amount,
      ...more,
    });
  }

  /** Sends an application that names a payment. */
  async apply(paymentIntentId: string | null, businessName = 'Pie Shop'): Promise<Advertiser> {
    const response = await this.post('/api/advertisers', {
      ...advertiserFormDefaults(blanco),
      firstName: 'Ann',
      lastName: 'Example',
      email: 'ann@example.com',
      phone: '830-555-0130',
      businessName,
      paymentIntentId,
    });
    expect(response.status).toBe(201);
    return await readJson<Advertiser>(response);
  }

  /** Sends a request as staff. */
  asStaff(path: string, init: RequestInit = {}, token = this.auth.token()): Promise<Response> {
    return fetch(this.service.url + path, {
      ...init,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...init.headers,
      },
    });
  }

  /** Erases an address as the event's handler does. */
  erase(email: string): Promise<void> {
    const { app } = this.service;
    const personalData = app.get(PersonalData, { strict: false });
    return app
      .get(DataSource)
      .transaction((manager) => personalData.erase(manager, randomUUID(), emailHash(email)));
  }

  /** The body of the webhook request that Stripe sends for an event of a PaymentIntent. */
  async eventOf(id: string, type: string): Promise<string> {
    for await (const event of this.stripe.events.list({ type, limit: 100 })) {
      const about = aboutSchema.parse(event.data.object);
      if (about.id === id || about.payment_intent === id) return JSON.stringify(event);
    }
    throw new Error(`The sandbox has no ${type} of ${id}`);
  }

  /** Sends a webhook request, with a valid signature by default. */
  send(payload: string, signature = sign(payload)): Promise<Response> {
    return this.post('/api/stripe/webhook', payload, { 'Stripe-Signature': signature });
  }

  payments(id: string) {
    return this.database.query('select * from payments where id = $1', [id]);
  }

  /** The published events of a payment. */
  async events(id: string, name = 'payment-succeeded'): Promise<Record<string, unknown>[]> {
    const rows = await this.database.query<{ data: Record<string, unknown> }>(
      `select event->'data' as data from outbox
       where subject = $2 and event->'data'->>'id' = $1`,
      [id, `advertising.${name}.v1`],
    );
    return rows.map(({ data }) => data);
  }
}

export function sign(payload: string, secret = webhookSecret, timestamp?: number): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  });
}

/** Starts the harness for all tests of a file. */
export function usePayments(options: Options = {}): PaymentsHarness {
  const harness = new PaymentsHarness(options);
  beforeAll(() => harness.start());
  afterAll(() => harness.stop());
  return harness;
}
