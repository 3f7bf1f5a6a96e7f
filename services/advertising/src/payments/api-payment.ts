import { applyDecorators, Header, HttpCode, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import type * as z from 'zod/mini';

/** Decorates a POST route for payments: rate limit by address, and the documented problem responses. */
export function ApiPayment(description: string, schema: z.ZodMiniType): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    Header('Cache-Control', 'no-store'),
    UseGuards(SubmissionLimit),
    ApiOkResponse({ description, standardSchema: schema }),
    ApiProblem(
      400,
      'A field is wrong, the price is not the plan’s, or Stripe knows of no such payment',
    ),
    ApiProblem(429, 'Too many from this visitor; Retry-After says when to try again'),
    ApiProblem(503, 'Stripe or the database is away'),
  );
}
