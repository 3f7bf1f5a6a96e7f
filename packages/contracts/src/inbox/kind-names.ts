import type { InboxKind } from './record.js';

interface KindName {
  one: string;
  many: string;
}

const names: Readonly<Record<string, KindName>> = {
  message: { one: 'Message', many: 'Messages' },
  event: { one: 'Event sent in', many: 'Events sent in' },
  report: { one: 'Report of wrong content', many: 'Reports of wrong content' },
  application: { one: 'Advertiser application', many: 'Advertiser applications' },
  listing: { one: 'Free listing', many: 'Free listings' },
  mail: { one: 'Failed mail', many: 'Failed mails' },
  refund: { one: 'Refund', many: 'Refunds' },
  dispute: { one: 'Dispute', many: 'Disputes' },
} satisfies Record<InboxKind, KindName>;

/** What the desk and mails to the staff call items of a kind; undefined for a kind of a later release. */
export const inboxKindName = (kind: string): KindName | undefined => names[kind];

/**
 * The label under which an item names a business: the one that an application or a free listing is about, or that has
 * posted an event. The desk reads it. It is stored with each item, so it must not change.
 */
export const businessLabel = 'Business';
