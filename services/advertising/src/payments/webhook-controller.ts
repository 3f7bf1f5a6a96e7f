import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import type { Request } from 'express';
import { WebhookService } from './webhook-service.js';

/** The path of Stripe's webhook. The body must stay unparsed until its signature is checked. */
export const webhookPath = '/api/stripe/webhook';

@ApiTags('Payments')
@Controller(webhookPath)
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  @Post()
  @HttpCode(200)
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiOkResponse({ description: 'Taken, now or before' })
  @ApiProblem(400, 'Not signed by Stripe, or not within five minutes')
  async take(
    @Req() request: Request,
    @Headers('Stripe-Signature') signature = '',
  ): Promise<{ received: true }> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await this.webhook.handle(body, signature);
    return { received: true };
  }
}
