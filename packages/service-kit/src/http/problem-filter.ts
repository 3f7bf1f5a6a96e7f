import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toProblem } from './to-problem.js';

/** Answers every error as problem details (RFC 9457), and logs internal errors. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { problem, headers } = toProblem(error, request);
    if (problem.status >= 500) this.logger.error('Request failed', { error });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .status(problem.status)
      .set({ ...headers, 'Content-Type': 'application/problem+json; charset=utf-8' })
      .end(JSON.stringify(problem));
  }
}
