import { randomUUID } from 'node:crypto';
import { startStep } from '@town/telemetry/start-span';
import type { NextFunction, Request, Response } from 'express';
import { withRequest } from './request-context.js';

const sane = /^[\w.-]{8,128}$/;

/**
 * Gives each request an id, the gateway's when it looks like one, else a new one; and makes it a
 * step of the trace that it came with.
 */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('X-Request-Id');
  const id = given && sane.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  const step = startStep(request.method, { kind: 'server', parent: request.get('traceparent') });
  withRequest({ requestId: id, step }, next);
}
