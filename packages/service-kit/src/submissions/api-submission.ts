import { applyDecorators, Header, HttpCode, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiResponse } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/api/problem';
import type * as z from 'zod/mini';
import { SubmissionLimit } from '../limits/submission-limit.js';

/** Makes a POST one that visitors may send to: limited per visitor, answered with the record. */
export function ApiSubmission(schema: z.ZodMiniType): MethodDecorator {
  const problem = (status: number, description: string) =>
    ApiResponse({ status, description, standardSchema: problemSchema });
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
    ApiCreatedResponse({ description: 'The stored record', standardSchema: schema }),
    problem(400, 'A field is wrong, or the body is not JSON'),
    problem(409, 'The key was used for another content'),
    problem(413, 'The body is larger than 100 KB'),
    problem(415, 'The body is not JSON'),
    problem(429, 'Too many from this visitor; Retry-After says when to try again'),
    problem(503, 'The database is away, or too many submissions wait for a review'),
  );
}
