import type { IncomingMessage } from 'node:http';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { largestBody } from '@town/contracts/api/body-limit';
import type { NextFunction, Request, Response } from 'express';
import { isAnswered } from './allowed-methods.js';

/** A call whose body is a file. The call's handler reads the body itself. */
export interface AcceptedFile {
  path: string;
  /** Media types, for example `text/csv`. */
  types: readonly string[];
}

/**
 * Parses JSON bodies and refuses others. A request for an unknown path or method gets its 404 or 405
 * whatever its body is.
 * @param unparsed paths whose bodies are left as bytes
 * @param files calls that take other media types. Their bodies are not read here, not even JSON: the
 * handlers refuse it after they have authenticated the caller
 */
export function readJsonBodies(
  app: NestExpressApplication,
  unparsed: string[] = [],
  files: AcceptedFile[] = [],
): void {
  app.use(refuseBodiesBut(files));
  app.useBodyParser('raw', {
    limit: largestBody,
    type: ofRequest(({ path }) => unparsed.includes(path)),
  });
  app.useBodyParser('json', {
    limit: largestBody,
    type: ofRequest(
      (request) =>
        isJson(request) && isAnswered(request) && !files.some(({ path }) => path === request.path),
    ),
    reviver: refuseUnstorableText,
  });
}

/** The body parser passes Express requests, but its types say Node requests. */
const ofRequest = (decide: (request: Request) => boolean) => (request: IncomingMessage) =>
  decide(request as Request);

function refuseBodiesBut(files: readonly AcceptedFile[]) {
  return (request: Request, _: Response, next: NextFunction): void => {
    const isOther = hasBody(request) && !isJson(request) && isAnswered(request);
    if (isOther && !files.some((file) => takes(file, request))) {
      const types = files.find(({ path }) => path === request.path)?.types;
      const wanted = types ? types.join(' or ') : 'JSON (application/json)';
      throw new UnsupportedMediaTypeException(`The body must be ${wanted}`);
    }
    next();
  };
}

const takes = ({ path, types }: AcceptedFile, request: Request) =>
  request.path === path && Boolean(request.is([...types]));

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** NUL characters and unpaired surrogates: PostgreSQL cannot store them. */
const unstorable = /\0|\p{Surrogate}/u;

function refuseUnstorableText(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && unstorable.test(text)) {
      throw new SyntaxError('The body contains a character that cannot be stored');
    }
  }
  return value;
}
