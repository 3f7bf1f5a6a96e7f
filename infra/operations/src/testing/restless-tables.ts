/** Tables that change without requests, so that two backups of the same town differ in them. */
export const restlessTables: readonly string[] = [
  'list_versions',
  'outbox',
  'payment_reconciliation',
  'request_counts',
];
