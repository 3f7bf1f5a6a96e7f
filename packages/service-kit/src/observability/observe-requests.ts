import { Logger } from '@nestjs/common';
import { endServerSpan } from '@town/telemetry/end-server-span';
import type { NextFunction, Request, Response } from 'express';
import { currentRequest, withRequest } from '../http/request-context.js';
import type { Metrics } from './metrics.js';

/** Machines request these all the time, so they are measured but not logged. */
const silent = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Measures and logs every request by its route. The address itself is never logged, because its
 * parameters may be personal data.
 */
export function observeRequests(metrics: Metrics) {
  const logger = new Logger('Http');
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    const context = currentRequest() ?? { requestId: '' };
    response.once('close', () => {
      const ms = performance.now() - started;
      const route = String(request.route?.path ?? 'none');
      // 499: the client disconnected before the response was complete.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.requests.observe({ method: request.method, route, status }, ms / 1000);
      if (context.span) endServerSpan(context.span, { method: request.method, route, status });
      if (silent.has(route)) return;
      const line = { method: request.method, route, status, ms: Math.round(ms * 10) / 10 };
      // Socket events run outside the request's async context.
      withRequest(context, () => logger.log('Request', line));
    });
    next();
  };
}
