import { Body, Controller, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Language } from '@town/contracts/pages/languages';
import {
  type PaymentIntentAnswer,
  type PaymentIntentRequest,
  type PaymentRecorded,
  type PaymentSuccess,
  paymentIntentAnswerSchema,
  paymentIntentRequestSchema,
  paymentRecordedSchema,
  paymentSuccessSchema,
} from '@town/contracts/payments/calls';
import { ApiPageLanguage, PageLanguage } from '@town/service-kit/http/page-language';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import {
  FromSubmission,
  type SubmissionContext,
} from '@town/service-kit/submissions/submission-context';
import { ApiPayment } from './api-payment.js';
import { Purchases } from './purchases.js';

@ApiTags('Payments')
@Controller('api')
export class PaymentsController {
  constructor(private readonly purchases: Purchases) {}

  @Post('create-payment-intent')
  @ApiPayment('What the browser pays with', paymentIntentAnswerSchema)
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A repeat with the same key begins no second payment',
    schema: { type: 'string', maxLength: 255 },
  })
  @ApiPageLanguage('The language of the mails about the purchase')
  @ApiProblem(409, 'The key was used for another content')
  begin(
    @Body({ schema: paymentIntentRequestSchema }) request: PaymentIntentRequest,
    @FromSubmission() { key }: SubmissionContext,
    @PageLanguage() language: Language | undefined,
  ): Promise<PaymentIntentAnswer> {
    return this.purchases.begin(request, key, language);
  }

  @Post('payment-success')
  @ApiPayment('The payment is recorded', paymentRecordedSchema)
  confirm(
    @Body({ schema: paymentSuccessSchema }) payment: PaymentSuccess,
  ): Promise<PaymentRecorded> {
    return this.purchases.confirm(payment);
  }
}
