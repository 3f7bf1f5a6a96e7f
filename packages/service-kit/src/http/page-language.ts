import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { type Language, languages } from '@town/contracts/pages/languages';
import type { Request } from 'express';
import * as z from 'zod/mini';

const schema = z.optional(z.catch(z.enum(languages), 'en'));

/**
 * The language of the page that sent a request. Any other language counts as English.
 * @returns undefined when the request does not name one
 */
export function pageLanguageOf(request: Request): Language | undefined {
  return schema.parse(request.get('Content-Language'));
}

/** Gives a handler the language of the page that sent the request, if the request names it. */
export const PageLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language | undefined =>
    pageLanguageOf(context.switchToHttp().getRequest<Request>()),
);

/** Describes the header in the OpenAPI document. */
export function ApiPageLanguage(description: string): MethodDecorator {
  return ApiHeader({
    name: 'Content-Language',
    required: false,
    description,
    schema: { type: 'string', enum: [...languages] },
  });
}
