import { SpanStatusCode } from '@opentelemetry/api';
import type { TracedSpan } from './start-span.js';

/** A served request, without its address: parameters may be personal. */
interface Answered {
  method: string;
  /** The route's pattern. */
  route: string;
  status: number;
}

/** Ends a server's span under the name of its route, with the attributes of HTTP's conventions. */
export function endServerSpan({ span }: TracedSpan, { method, route, status }: Answered): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
