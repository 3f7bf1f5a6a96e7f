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
  | { paymentIntent: Intent; setupIntent?: undefined; error?: undefined }
  | { setupIntent: Intent; paymentIntent?: undefined; error?: undefined }
  | { error: BrowserError; paymentIntent?: undefined; setupIntent?: undefined };

/** The page calls the script in a way that cannot work. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
