import { capitalize } from '@town/contracts/text/capitalize';
import type { ShownItem } from './inbox-item-reader';

const labels: Record<string, { one: string; many: string }> = {
  message: { one: 'Message', many: 'Messages' },
  event: { one: 'Event from the public', many: 'Events sent in' },
  report: { one: 'Report of wrong content', many: 'Reports of wrong content' },
  application: { one: 'Advertiser application', many: 'Advertiser applications' },
  listing: { one: 'Free listing', many: 'Free listings' },
  mail: { one: 'Failed mail', many: 'Failed mails' },
  refund: { one: 'Refund', many: 'Refunds' },
  dispute: { one: 'Dispute', many: 'Disputes' },
};

/** What an item is; an unknown kind is shown by its code. An event of a business names the business. */
export function inboxItemName({ kind, details }: Pick<ShownItem, 'kind' | 'details'>): string {
  const business = kind === 'event' && details.find(({ label }) => label === 'Business');
  return business ? `Event from ${business.value}` : (labels[kind]?.one ?? capitalize(kind));
}

/** The plural name of a kind. */
export const inboxKindLabel = (kind: string) => labels[kind]?.many ?? capitalize(kind);
