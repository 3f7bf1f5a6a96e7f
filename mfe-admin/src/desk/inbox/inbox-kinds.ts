import { capitalize } from '@town/contracts/text/capitalize';

const labels: Record<string, { one: string; many: string }> = {
  message: { one: 'Message', many: 'Messages' },
  event: { one: 'Event from the public', many: 'Events from the public' },
  report: { one: 'Report of wrong content', many: 'Reports of wrong content' },
  application: { one: 'Advertiser application', many: 'Advertiser applications' },
  listing: { one: 'Free listing', many: 'Free listings' },
  mail: { one: 'Failed mail', many: 'Failed mails' },
  refund: { one: 'Refund', many: 'Refunds' },
  dispute: { one: 'Dispute', many: 'Disputes' },
};

/** The name of an item of a kind; an unknown kind is shown by its code. */
export const inboxKindName = (kind: string) => labels[kind]?.one ?? capitalize(kind);

/** The plural name of a kind. */
export const inboxKindLabel = (kind: string) => labels[kind]?.many ?? capitalize(kind);
