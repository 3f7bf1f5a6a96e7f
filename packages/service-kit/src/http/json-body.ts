import type { IncomingMessage } from 'node:http';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { allowedMethods } from './allowed-methods.js';

/** The largest body that is read. */
export const bodyLimit = '100kb';

/**
 * Reads JSON bodies, and only those. A path or method that does not exist is left to be
 * answered as such, before anything is said about its body.
 * @param unparsed paths whose bodies are left as bytes
 */
export function readJsonBodies(app: NestExpressApplication, unparsed: string[] = []): void {
  app.use(refuseOtherBodies);
  app.useBodyParser('raw', {
    limit: bodyLimit,
    type: (request: IncomingMessage) => unparsed.includes((request as Request).path),
  });
  app.useBodyParser('json', {
    limit: bodyLimit,
    type: (request: IncomingMessage) => isJson(request) && isAnswered(request as Request),
    reviver: refuseUnstorableText,
  });
}

function refuseOtherBodies(request: Request, _: Response, next: NextFunction): void {
  if (hasBody(request) && !isJson(request) && isAnswered(request)) {
    throw new UnsupportedMediaTypeException('The body must be JSON (application/json)');
  }
  next();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

function isAnswered(request: Request): boolean {
  return allowedMethods(request).includes(request.method);
}

/** NUL characters and halves of surrogate pairs: PostgreSQL stores neither. */
const unstorable = /\0|\p{Surrogate}/u;

function refuseUnstorableText(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && unstorable.test(text)) {
      throw new SyntaxError('The body contains a character that cannot be stored');
    }
  }
  return value;
}
