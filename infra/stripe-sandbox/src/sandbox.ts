import type { ApiRequest } from './http/api-request.js';
import { noSuch } from './http/stripe-error.js';
import type { ObjectStore } from './object-store.js';
import { type Kind, newEvent, type Of, type StoredObject } from './objects.js';

/** The state and operations that every API handler uses. */
export class Sandbox {
  /** The address of this server, for the pages of invoices. */
  origin = '';

  constructor(
    readonly store: ObjectStore,
    private readonly hasWebhook: boolean,
    private readonly request?: ApiRequest,
  ) {}

  /** The same sandbox, but with events that name the request. */
  for(request: ApiRequest): Sandbox {
    const sandbox = new Sandbox(this.store, this.hasWebhook, request);
    sandbox.origin = this.origin;
    return sandbox;
  }

  /**
   * Finds an object by its id.
   * @param param the parameter that the error names
   * @throws StripeError if it does not exist
   */
  find<Name extends Kind>(kind: Name, id: string, param = 'id'): Of<Name> {
    const found = this.store.get(kind, id);
    if (!found) throw noSuch(kind.replace(/^.*\./, ''), id, param);
    return found;
  }

  /** Stores an object. */
  save<Stored extends StoredObject>(object: Stored): Stored {
    this.store.put(object);
    return object;
  }

  /** Stores an object and emits an event about it. */
  emit<Stored extends StoredObject>(type: string, object: Stored): Stored {
    this.store.put(object);
    const { id = null, idempotencyKey = null } = this.request ?? {};
    const cause = { id, idempotency_key: idempotencyKey };
    this.store.put(newEvent(type, present(object), cause, this.hasWebhook ? 1 : 0));
    return object;
  }
}

/** The object as the API shows it. */
export function present(object: StoredObject): object {
  if (object.object !== 'payment_method') return object;
  const { behaviour: _inside, ...shown } = object;
  return shown;
}
