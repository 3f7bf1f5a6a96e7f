/** The owner's page, where a subscription is cancelled, resumed, refunded and paid. */
export const accountPath = '/account';

/** What every mail about money says of refunds. */
export const refundRule =
  'An annual plan can be refunded in full within 30 days of the first payment; it then ends at once.';
