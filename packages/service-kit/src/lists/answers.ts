import { applyDecorators, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { ApiProblem } from '../openapi/api-problem.js';
import { AnswerInterceptor, AnswerOptions } from './answer-interceptor.js';

/** A GET that answers everybody with a page of a list. */
export function AnswersPublicList(schema: z.ZodMiniType): MethodDecorator {
  return applyDecorators(describesList(schema), writes({ audience: 'public', isPage: true }));
}

/** A GET that answers staff with a page of a list; the controller must be `StaffOnly`. */
export function AnswersStaffList(schema: z.ZodMiniType): MethodDecorator {
  return applyDecorators(describesList(schema), writes({ audience: 'staff', isPage: true }));
}

/** A GET that answers everybody with one record, also by an address that it no longer has. */
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
    // Nest does not write a response that a handler takes. The interceptor writes it.
    const { value: handler } = descriptor;
    if (typeof handler === 'function') Res()(target, name, handler.length);
  };
  return applyDecorators(taken, AnswerOptions(options), UseInterceptors(AnswerInterceptor));
}

/** Documents the answers of a list. */
export function describesList(schema: z.ZodMiniType, description = 'The list'): MethodDecorator {
  const text = { type: 'string' as const };
  return applyDecorators(
    ApiOkResponse({
      description,
      standardSchema: z.array(schema),
      headers: {
        ETag: { description: 'Changes with every write to the list', schema: text },
        'X-Total-Count': { description: 'Records on all pages', schema: { type: 'integer' } },
      },
    }),
    ApiResponse({ status: 304, description: 'Unchanged since the tag of If-None-Match' }),
    ApiProblem(400, 'A parameter is wrong'),
    ApiProblem(503, 'The database is away'),
  );
}
