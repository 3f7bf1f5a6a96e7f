import { applyDecorators, Header, HttpCode, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/api/problem';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import type * as z from 'zod/mini';

/** Makes a POST one of the payment calls: limited by address, with the problems that it answers. */
export function ApiPayment(description: string, schema: z.ZodMiniType): MethodDecorator {
  const problem = (status: number, text: string) =>
    ApiResponse({ status, description: text, standardSchema: problemSchema });
  return applyDecorators(
    HttpCode(200),
    Header('Cache-Control', 'no-store'),
    UseGuards(SubmissionLimit),
    ApiOkResponse({ description, standardSchema: schema }),
    problem(
      400,
      'A field is wrong, the price is not the plan’s, or Stripe knows of no such payment',
    ),
    problem(429, 'Too many from this visitor; Retry-After says when to try again'),
    problem(503, 'Stripe or the database is away'),
  );
}
