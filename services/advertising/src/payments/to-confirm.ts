import { HttpException, HttpStatus } from '@nestjs/common';
import type { toConfirmSchema } from '@town/contracts/subscriptions/owner-subscription';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import type * as z from 'zod/mini';

const message =
  'Your bank wants you to confirm this payment. Please open the unpaid invoice in your account and confirm it there, or use another card.';

/**
 * The response to a charge of an open invoice that the bank wants confirmed.
 * @param page Stripe's page of the invoice, where the owner confirms it; undefined if it is not known
 */
export function toConfirm(page?: string | null): HttpException {
  if (!page) return new HttpException(message, HttpStatus.PAYMENT_REQUIRED);
  const details: z.output<typeof toConfirmSchema> = { confirmAt: page };
  return new ProblemException(HttpStatus.PAYMENT_REQUIRED, message, details);
}
