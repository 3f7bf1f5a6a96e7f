/** An error as Stripe.js reports it to the page. */
export interface BrowserError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Intent;
  setup_intent?: Intent;
}

/** A PaymentIntent or a SetupIntent with the fields that a browser may see. */
export interface Intent {
  id: string;
  status: string;
  client_secret: string;
  last_payment_error?: BrowserError | null;
  last_setup_error?: BrowserError | null;
  [field: string]: unknown;
}

export type IntentResult =
  | { paymentIntent: Intent; error?: undefined }
  | { error: BrowserError; paymentIntent?: undefined };

export type SetupResult =
  | { setupIntent: Intent; error?: undefined }
  | { error: BrowserError; setupIntent?: undefined };

/** The result of confirming a PaymentIntent or a SetupIntent. */
export type Outcome =
  | { intent: Intent; error?: undefined }
  | { error: BrowserError; intent?: undefined };

/** The page calls the script incorrectly. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
