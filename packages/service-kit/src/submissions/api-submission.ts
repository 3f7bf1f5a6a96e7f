import { applyDecorators, Header, HttpCode, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import type * as z from 'zod/mini';
import { ApiPageLanguage } from '../http/page-language.js';
import { SubmissionLimit } from '../limits/submission-limit.js';
import { ApiProblem } from '../openapi/api-problem.js';

/** Marks a POST handler as a public form: limited per visitor, and answered with the stored record. */
export function ApiSubmission(schema: z.ZodMiniType): MethodDecorator {
  return applyDecorators(
    HttpCode(201),
    // The stored record can hold the sender's name and address.
    Header('Cache-Control', 'no-store'),
    UseGuards(SubmissionLimit),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A repeat with the same key answers as the first did and stores nothing',
      schema: { type: 'string', maxLength: 255 },
    }),
    ApiPageLanguage(
      'The language of the page with the form; a mail that confirms it is written in it',
    ),
    ApiCreatedResponse({ description: 'The stored record', standardSchema: schema }),
    ApiProblem(400, 'A field is wrong, or the body is not JSON'),
    ApiProblem(409, 'The key was used for another content'),
    ApiProblem(413, 'The body is larger than 100 KB'),
    ApiProblem(415, 'The body is not JSON'),
    ApiProblem(429, 'Too many from this visitor; Retry-After says when to try again'),
    ApiProblem(503, 'The database is away, or too many submissions wait for a review'),
  );
}
