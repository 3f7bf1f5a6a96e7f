import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { loggedProblem } from './logged-problem.js';

/** Answers every error as problem details (RFC 9457), and logs internal errors. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { problem, headers } = loggedProblem(error, request);
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
