import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { ObjectStore } from './object-store.js';
import type { StripeEvent } from './objects.js';

const timeoutMs = 10_000;
const longestPauseMs = 60 * 60 * 1000;
const giveUpAfterSeconds = 3 * 24 * 60 * 60;

export interface Webhook {
  url: string;
  secret: string;
}

/**
 * Delivers every event to the webhook, signed, and retries until the response is 2xx: after one second,
 * two, four and so on, for three days. Undelivered events survive a restart.
 */
export class WebhookDeliveries {
  readonly #stop = new AbortController();
  readonly #running = new Map<string, Promise<void>>();

  constructor(
    private readonly store: ObjectStore,
    private readonly webhook: Webhook | undefined,
  ) {}

  /** Starts the delivery of every event that is not delivered yet. */
  deliverPending(): void {
    if (!this.webhook || this.#stop.signal.aborted) return;
    for (const event of this.store.all('event').reverse()) {
      if (event.pending_webhooks === 0 || this.#running.has(event.id)) continue;
      this.#running.set(event.id, this.#deliver(event, this.webhook));
    }
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running.values());
  }

  async #deliver(event: StripeEvent, webhook: Webhook): Promise<void> {
    const { signal } = this.#stop;
    const deadline = event.created + giveUpAfterSeconds;
    for (let attempt = 0; !signal.aborted && Date.now() / 1000 < deadline; attempt += 1) {
      if (await this.#send(event, webhook)) {
        this.store.put({ ...event, pending_webhooks: 0 });
        this.store.commit();
        break;
      }
      const pause = Math.min(1_000 * 2 ** attempt, longestPauseMs);
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#running.delete(event.id);
  }

  async #send(event: StripeEvent, { url, secret }: Webhook): Promise<boolean> {
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: payload,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (sandbox)',
          'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
        },
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}
