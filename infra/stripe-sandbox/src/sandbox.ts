import type { ApiRequest } from './api-request.js';
import { newId, now } from './new-id.js';
import type { ObjectStore } from './object-store.js';
import type { StoredObject, StripeEvent } from './objects.js';

/** The version of Stripe's API that this is. */
export const apiVersion = '2026-10-28.endive';

/** What every handler of the API works with. */
export class Sandbox {
  /** The address of this server, for the pages of invoices. */
  origin = '';

  constructor(
    readonly store: ObjectStore,
    private readonly hasWebhook: boolean,
  ) {}

  /** Stores an object and emits an event about it. */
  save<Stored extends StoredObject>(object: Stored, request?: ApiRequest, type?: string): Stored {
    this.store.put(object);
    if (type) this.store.put(this.#event(type, object, request));
    return object;
  }

  #event(type: string, object: StoredObject, request?: ApiRequest): StripeEvent {
    return {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: now(),
      data: { object: present(object) },
      livemode: false,
      pending_webhooks: this.hasWebhook ? 1 : 0,
      request: { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null },
      type,
    };
  }
}

/** The public form of an object. */
export function present(object: StoredObject): object {
  if (object.object !== 'payment_method') return object;
  const { behaviour: _inside, ...shown } = object;
  return shown;
}
