import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { withRequestId } from './request-context.js';

const sane = /^[\w.-]{8,128}$/;

/** Gives each request an id: the gateway's when it looks like one, else a new one. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('X-Request-Id');
  const id = given && sane.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  withRequestId(id, next);
}
