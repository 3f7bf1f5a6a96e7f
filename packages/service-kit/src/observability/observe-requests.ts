import { Logger } from '@nestjs/common';
import { listVersionsPath } from '@town/contracts/api/list-versions';
import { endServerSpan } from '@town/telemetry/end-server-span';
import type { NextFunction, Request, Response } from 'express';
import { currentRequest, withRequest } from '../http/request-context.js';
import type { Metrics } from './metrics.js';

/** Asked all the time by machines: measured, but not worth a line in the log. */
const silent = new Set(['/healthz', '/readyz', '/metrics', listVersionsPath]);

/**
 * Measures and logs every request by its route. The address itself is never written:
 * its parameters may be personal.
 */
export function observeRequests(metrics: Metrics) {
  const logger = new Logger('Http');
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    const context = currentRequest() ?? { requestId: '' };
    response.once('close', () => {
      const ms = performance.now() - started;
      const route = String(request.route?.path ?? 'none');
      // The visitor left before the answer was complete.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.requests.observe({ method: request.method, route, status }, ms / 1000);
      if (context.span) endServerSpan(context.span, { method: request.method, route, status });
      if (silent.has(route)) return;
      const line = { method: request.method, route, status, ms: Math.round(ms * 10) / 10 };
      // A socket's events come without the request's context.
      withRequest(context, () => logger.log('Request', line));
    });
    next();
  };
}
