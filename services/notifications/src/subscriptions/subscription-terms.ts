/** The owner's page for cancelling, resuming, refunding and paying a subscription. */
export const accountPath = '/account';

/** The refund rule, for every mail about money. */
export const refundRule =
  'An annual plan can be refunded in full within 30 days of the first payment; it then ends at once.';
