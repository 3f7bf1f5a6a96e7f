import { randomUUID } from 'node:crypto';
import { startSpan } from '@town/telemetry/start-span';
import type { NextFunction, Request, Response } from 'express';
import { withRequest } from './request-context.js';

const idPattern = /^[\w.-]{8,128}$/;

/** Gives each request an id (the gateway's, if it is well formed) and a trace span. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('X-Request-Id');
  const id = given && idPattern.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  const span = startSpan(request.method, { kind: 'server', parent: request.get('traceparent') });
  withRequest({ requestId: id, span }, next);
}
