/** The body of Stripe's errors. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
  setup_intent?: object;
}

/** An error response as in Stripe's API: a status, and a body with the reason. */
export class StripeError extends Error {
  override name = 'StripeError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** An error for wrong parameters, or for a wrong state of the object. */
export function invalidRequest(
  message: string,
  { status = 400, ...details }: { status?: number; code?: string; param?: string } = {},
): StripeError {
  return new StripeError(status, { type: 'invalid_request_error', message, ...details });
}

/** "No such payment_intent: 'pi_1'". */
export function noSuch(kind: string, id: string, param = 'id'): StripeError {
  return invalidRequest(`No such ${kind}: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    param,
  });
}
