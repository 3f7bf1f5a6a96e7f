import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/problem';
import * as z from 'zod/mini';

/** Documents a GET that answers a public list with its tag, its total and its errors. */
export function ApiList(schema: z.ZodMiniType): MethodDecorator {
  const text = { type: 'string' as const };
  return applyDecorators(
    ApiOkResponse({
      description: 'The list',
      standardSchema: z.array(schema),
      headers: {
        ETag: { description: 'Changes with every write to the list', schema: text },
        'X-Total-Count': { description: 'Records in all pages', schema: { type: 'integer' } },
      },
    }),
    ApiResponse({ status: 304, description: 'Unchanged since the tag of If-None-Match' }),
    ApiResponse({
      status: 400,
      description: 'A parameter is wrong',
      standardSchema: problemSchema,
    }),
    ApiResponse({
      status: 503,
      description: 'The database is away',
      standardSchema: problemSchema,
    }),
  );
}
