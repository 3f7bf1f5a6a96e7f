import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { RateCounter } from '../http/rate-counter.js';
import { TooManyRequests } from '../http/too-many-requests.js';
import { visitorAddress } from '../http/visitor-address.js';

/**
 * Bounds what one address may send to a form within a time. Each process counts for itself:
 * with several of them the bound is theirs together.
 */
@Injectable()
export class SubmissionLimit implements CanActivate {
  private readonly counter: RateCounter;

  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig) {
    this.counter = new RateCounter(
      config.SUBMISSION_LIMIT,
      config.SUBMISSION_WINDOW_SECONDS * 1_000,
    );
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const wait = this.counter.count(`${request.route.path} ${visitorAddress(request)}`);
    if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1_000));
    return true;
  }
}
