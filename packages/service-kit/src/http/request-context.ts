import { AsyncLocalStorage } from 'node:async_hooks';
import type { Step } from '@town/telemetry/start-span';

/** On whose behalf something is done. */
export interface RequestContext {
  /** The id of the request, or of the request behind the event. */
  requestId: string;
  /** The step of a trace that this is; missing in what nobody asked for. */
  step?: Step;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request, or the event, that is being served now. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Runs something on behalf of a request; logs and events of it carry its ids. */
export function withRequest<Result>(context: RequestContext, run: () => Result): Result {
  return storage.run(context, run);
}

/** Headers by which a call to a neighbour tells on whose behalf it is made. */
export function requestHeaders(): Record<string, string> {
  const request = currentRequest();
  return {
    ...(request && { 'X-Request-Id': request.requestId }),
    ...(request?.step && { traceparent: request.step.traceparent }),
  };
}
