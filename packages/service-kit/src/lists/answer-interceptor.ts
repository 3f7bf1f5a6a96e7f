import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { httpAnswer, sendAnswer } from './http-answer.js';
import type { ListAnswer, ListSnapshot } from './list-answer.js';
import { type HeadersOf, ListShortcut } from './list-shortcut.js';

/** Who may see a response, and whether it is a page of a list. */
export const AnswerOptions = Reflector.createDecorator<{
  audience: 'public' | 'staff';
  isPage: boolean;
}>();

/** Writes the list or record that a handler returns, or 304 when the client has this version. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<ListAnswer | ListSnapshot, void> {
  constructor(
    private readonly reflector: Reflector,
    private readonly shortcut: ListShortcut,
  ) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<ListAnswer | ListSnapshot>,
  ): Observable<void> {
    const http = context.switchToHttp();
    const { audience, isPage } = this.reflector.get(AnswerOptions, context.getHandler());
    const headersOf: HeadersOf = ({ total, headers }) => ({
      ...headers,
      // For staff, the guard has already set `Cache-Control: no-store`.
      ...(audience === 'public' && { 'Cache-Control': 'no-cache' }),
      ...(isPage && { 'X-Total-Count': String(total) }),
    });
    return next.handle().pipe(
      mergeMap(async (answer) => {
        const request = http.getRequest<Request>();
        if (audience === 'public' && 'key' in answer) {
          const route = String(request.route?.path ?? 'none');
          this.shortcut.remember(request, { key: answer.key, route, headersOf });
        }
        const written = await httpAnswer(request.headers, answer);
        const response = http.getResponse<Response>();
        const headers = { ...headersOf(answer), ...written.headers };
        await sendAnswer(response, { ...written, headers });
      }),
    );
  }
}
