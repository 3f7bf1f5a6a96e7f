import {
  ConflictException,
  HttpException,
  HttpStatus,
  Logger,
  ServiceUnavailableException,
} from '@nestjs/common';
import Stripe from 'stripe';
import { toConfirm } from './to-confirm.js';

const logger = new Logger('Stripe');

/** Calls Stripe's API, and converts its errors to responses that a visitor understands. */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw stripeFailure(error);
  }
}

const { errors } = Stripe;

function stripeFailure(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeIdempotencyError) {
    return new ConflictException('This Idempotency-Key was used for another request');
  }
  if (wantsConfirmation(error)) return toConfirm();
  if (error instanceof errors.StripeCardError) {
    return new HttpException(refusalOf(error), HttpStatus.PAYMENT_REQUIRED);
  }
  // The message is not logged, because it may contain a visitor's text.
  const { type, code, requestId, statusCode } = error;
  logger.error('Stripe could not be used', { type, code, stripeRequest: requestId, statusCode });
  return new ServiceUnavailableException(
    'Payments are not possible for the moment. Please try again in a few minutes.',
  );
}

/** Why a card could not pay, and what its owner can do. */
function refusalOf({ code }: InstanceType<typeof errors.StripeCardError>): string {
  switch (code) {
    case 'subscription_payment_intent_requires_action':
      return 'Your bank wants you to confirm each payment, which is not possible here. Please use another card.';
    default:
      return 'The card was declined. Please use another card.';
  }
}

/**
 * Whether a bank wants the charge of an open invoice confirmed, which its payer can do on Stripe's page of the
 * invoice. First payments are confirmed by the buyer.
 */
export function wantsConfirmation(error: unknown): boolean {
  if (!(error instanceof errors.StripeCardError)) return false;
  const { code } = error;
  return (
    code === 'invoice_payment_intent_requires_action' ||
    // A bank refuses so as well.
    code === 'authentication_required'
  );
}

/** Whether Stripe refused the request itself, for a reason other than the card. */
export function isRefused(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError;
}

/** Whether the object does not exist at Stripe. */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeError && error.code === 'resource_missing';
}
