import { capitalize } from '@town/contracts/text/capitalize';

const labels: Record<string, string> = {
  message: 'Messages',
  event: 'Events from the public',
  report: 'Reports of wrong content',
  application: 'Advertiser applications',
  listing: 'Free listings',
  mail: 'Failed mails',
  refund: 'Refunds',
  dispute: 'Disputes',
};

/** What several items of a kind are called; a kind that this page does not know keeps its name. */
export const inboxKindLabel = (kind: string) => labels[kind] ?? capitalize(kind);
