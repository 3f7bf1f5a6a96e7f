/** What a failed 3-D Secure step changes in an intent: it waits for another card. */
export const afterFailedAuthentication = {
  status: 'requires_payment_method',
  payment_method: null,
  next_action: null,
} as const;

/** Stripe's error for a failed 3-D Secure step; its code names the kind of the intent. */
export const authenticationFailure = (intent: 'payment_intent' | 'setup_intent') => ({
  type: 'invalid_request_error' as const,
  code: `${intent}_authentication_failure`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});
