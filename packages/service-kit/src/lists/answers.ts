import { applyDecorators, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { ApiProblem } from '../openapi/api-problem.js';
import { AnswerInterceptor, AnswerOptions } from './answer-interceptor.js';

/** A public GET that responds with a page of a list. */
export function AnswersPublicList(schema: z.ZodMiniType): MethodDecorator {
  return applyDecorators(describesList(schema), writes({ audience: 'public', isPage: true }));
}

/**
 * A GET for staff that responds with a page of a list. The controller must be `StaffOnly`.
 * @param headers further headers of the response, with what they say
 */
export function AnswersStaffList(
  schema: z.ZodMiniType,
  headers: Record<string, string> = {},
): MethodDecorator {
  return applyDecorators(
    describesList(schema, undefined, headers),
    writes({ audience: 'staff', isPage: true }),
  );
}

/** A public GET that responds with one record, also by a former address of it. */
export function AnswersPublicRecord(schema: z.ZodMiniType): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({ description: 'The record', standardSchema: schema }),
    ApiProblem(301, 'It has been renamed; Location is its address now'),
    ApiProblem(404, 'No such record'),
    ApiProblem(410, 'It has been public and is not any more'),
    writes({ audience: 'public', isPage: false }),
  );
}

/** Lets the interceptor write what the handler returns. */
export function writes(options: {
  audience: 'public' | 'staff';
  isPage: boolean;
}): MethodDecorator {
  const taken: MethodDecorator = (target, name, descriptor) => {
    // With `@Res()` Nest does not write the response itself; the interceptor writes it.
    const { value: handler } = descriptor;
    if (typeof handler === 'function') Res()(target, name, handler.length);
  };
  return applyDecorators(taken, AnswerOptions(options), UseInterceptors(AnswerInterceptor));
}

/** Documents the responses of a list call. */
export function describesList(
  schema: z.ZodMiniType,
  description = 'The list',
  headers: Record<string, string> = {},
): MethodDecorator {
  const text = { type: 'string' as const };
  const further = Object.entries(headers).map(([name, says]) => [
    name,
    { description: says, schema: text },
  ]);
  return applyDecorators(
    ApiOkResponse({
      description,
      standardSchema: z.array(schema),
      headers: {
        ETag: { description: 'Changes with every write to the list', schema: text },
        'X-Total-Count': { description: 'Records on all pages', schema: { type: 'integer' } },
        ...Object.fromEntries(further),
      },
    }),
    ApiResponse({ status: 304, description: 'Unchanged since the tag of If-None-Match' }),
    ApiProblem(400, 'A parameter is wrong'),
    ApiProblem(503, 'The database is away'),
  );
}
