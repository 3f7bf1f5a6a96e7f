import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { listQuerySchema } from '@town/contracts/api/list-query';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import type * as z from 'zod/mini';
import { toValidationProblem } from '../http/validation-pipe.js';
import { describesList, writes } from './answers.js';
import { type ListAnswer, uncachedAnswer } from './list-answer.js';

/**
 * A GET whose handler returns a whole list that is never long, such as the sessions of an account. The
 * response is the part that `limit` and `offset` select, with `X-Total-Count` and an entity tag, as for
 * every other list.
 * @param description content and order of the list, for the OpenAPI document
 */
export function AnswersShortList(description: string, schema: z.ZodMiniType): MethodDecorator {
  return applyDecorators(
    ApiQuery({ name: 'limit', required: false, schema: { type: 'integer' } }),
    ApiQuery({ name: 'offset', required: false, schema: { type: 'integer' } }),
    describesList(schema, description),
    // `staff` also suits owners: their guard sets `Cache-Control: no-store` as well.
    writes({ audience: 'staff', isPage: true }),
    UseInterceptors(ShortListInterceptor),
  );
}

@Injectable()
class ShortListInterceptor implements NestInterceptor<readonly unknown[], ListAnswer> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<readonly unknown[]>,
  ): Observable<ListAnswer> {
    const request = context.switchToHttp().getRequest<Request>();
    const asked = listQuerySchema.safeParse(request.query);
    if (!asked.success) throw toValidationProblem(asked.error.issues);
    const { limit, offset = 0 } = asked.data;
    return next
      .handle()
      .pipe(
        map((list) => uncachedAnswer(list.slice(offset, limit && offset + limit), list.length)),
      );
  }
}
