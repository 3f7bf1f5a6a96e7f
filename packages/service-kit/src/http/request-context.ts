import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The id of the request, or of the request behind the event, that is being served now. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Runs something on behalf of a request; logs and events of it carry the id. */
export function withRequestId<Result>(requestId: string, run: () => Result): Result {
  return storage.run({ requestId }, run);
}
