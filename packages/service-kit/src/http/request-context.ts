import { AsyncLocalStorage } from 'node:async_hooks';
import type { TracedSpan } from '@town/telemetry/start-span';

/** The request that caused the current work. */
export interface RequestContext {
  /** The id of the request, or of the request behind the event. */
  requestId: string;
  /** Missing in work that was not caused by a request. */
  span?: TracedSpan;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request or the event that is being handled. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Runs work for a request; its log lines and events carry the request's ids. */
export function withRequest<Result>(context: RequestContext, run: () => Result): Result {
  return storage.run(context, run);
}

/** Fields that name the current request in every line of the log. */
export function requestFields(): Record<string, string | undefined> {
  const request = currentRequest();
  return { requestId: request?.requestId, traceId: request?.span?.traceId };
}

/** Headers that pass the current request's ids to another service. */
export function requestHeaders(): Record<string, string> {
  const request = currentRequest();
  return {
    ...(request && { 'X-Request-Id': request.requestId }),
    ...(request?.span && { traceparent: request.span.traceparent }),
  };
}
