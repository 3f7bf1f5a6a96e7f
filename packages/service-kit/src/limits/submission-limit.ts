import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { visitorAddress } from '../http/visitor-address.js';
import { RequestLimit } from './request-limit.js';

/** Limits how often one visitor may send a form, over all processes of the service. */
@Injectable()
export class SubmissionLimit implements CanActivate {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly requests: RequestLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    await this.requests.count(visitorAddress(request), {
      name: request.route.path,
      limit: this.config.SUBMISSION_LIMIT,
      seconds: this.config.SUBMISSION_WINDOW_SECONDS,
    });
    return true;
  }
}
