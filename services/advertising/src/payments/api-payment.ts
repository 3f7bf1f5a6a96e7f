import { applyDecorators, HttpCode, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/problem';
import { SubmissionLimit } from '@town/service-kit/submissions/submission-limit';
import type * as z from 'zod/mini';

/** Makes a POST one of the payment calls: limited by address, with the problems that it answers. */
export function ApiPayment(description: string, schema: z.ZodMiniType): MethodDecorator {
  const problem = (status: number, text: string) =>
    ApiResponse({ status, description: text, standardSchema: problemSchema });
  return applyDecorators(
    HttpCode(200),
    UseGuards(SubmissionLimit),
    ApiOkResponse({ description, standardSchema: schema }),
    problem(
      400,
      'A field is wrong, the price is not the plan’s, or Stripe knows of no such payment',
    ),
    problem(429, 'Too many from this address; Retry-After says when to come back'),
    problem(503, 'Stripe or the database is away'),
  );
}
