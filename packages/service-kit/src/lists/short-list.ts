import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { listQuerySchema } from '@town/contracts/api/list-query';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { toValidationProblem } from '../http/validation-pipe.js';
import { ApiProblem } from '../openapi/api-problem.js';

/**
 * A GET whose handler returns a whole list that is never long, such as the sessions of an account. The
 * answer is the part that `limit` and `offset` ask for, with `X-Total-Count`, as for every other list.
 * @param description what the list holds and its order, for the description of the API
 */
export function AnswersShortList(description: string, schema: z.ZodMiniType): MethodDecorator {
  const headers = {
    'X-Total-Count': { description: 'Entries of the list', schema: { type: 'integer' as const } },
  };
  return applyDecorators(
    ApiQuery({ name: 'limit', required: false, schema: { type: 'integer' } }),
    ApiQuery({ name: 'offset', required: false, schema: { type: 'integer' } }),
    ApiOkResponse({ description, standardSchema: z.array(schema), headers }),
    ApiProblem(400, 'A parameter is wrong'),
    UseInterceptors(ShortListInterceptor),
  );
}

@Injectable()
class ShortListInterceptor implements NestInterceptor<readonly unknown[], readonly unknown[]> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<readonly unknown[]>,
  ): Observable<readonly unknown[]> {
    const http = context.switchToHttp();
    const asked = listQuerySchema.safeParse(http.getRequest<Request>().query);
    if (!asked.success) throw toValidationProblem(asked.error.issues);
    const { limit, offset = 0 } = asked.data;
    return next.handle().pipe(
      map((list) => {
        http.getResponse<Response>().setHeader('X-Total-Count', String(list.length));
        return list.slice(offset, limit && offset + limit);
      }),
    );
  }
}
