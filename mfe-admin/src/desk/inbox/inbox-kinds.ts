import { businessLabel, inboxKindName } from '@town/contracts/inbox/kind-names';
import { capitalize } from '@town/contracts/text/capitalize';
import type { ShownItem } from './inbox-item-reader';

/** What an item is; an unknown kind is shown by its code. An event of a business names the business. */
export function inboxItemName({ kind, details }: Pick<ShownItem, 'kind' | 'details'>): string {
  const business = kind === 'event' && details.find(({ label }) => label === businessLabel);
  return business ? `Event from ${business.value}` : (inboxKindName(kind)?.one ?? capitalize(kind));
}

/** The plural name of a kind. */
export const inboxKindLabel = (kind: string) => inboxKindName(kind)?.many ?? capitalize(kind);
