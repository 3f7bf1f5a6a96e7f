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

/** A PaymentIntent or a SetupIntent as a browser sees it. */
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

/** What became of a PaymentIntent or of a SetupIntent. */
export type Outcome =
  | { intent: Intent; error?: undefined }
  | { error: BrowserError; intent?: undefined };

/** The page calls the script in a way that cannot work. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
