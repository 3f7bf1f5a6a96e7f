import type { inboxAssigned } from '@town/contracts/inbox/events';
import { inboxKindName } from '@town/contracts/inbox/kind-names';
import { inboxItemPage, ownInboxPage } from '@town/contracts/inbox/paths';
import { capitalize } from '@town/contracts/text/capitalize';
import { formatDate } from '@town/contracts/town/date';
import type * as z from 'zod/mini';
import { hello } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';

/** "a report of wrong content", "an event sent in". */
function nameOf(kind: string): string {
  const name = (inboxKindName(kind)?.one ?? 'Item').toLowerCase();
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

export function assignment({
  id,
  kind,
  by,
  dueOn,
  isOpenedAgain,
  count = 1,
}: z.output<typeof inboxAssigned.data>): LetterWriter {
  const name = count > 1 ? `${count} items` : nameOf(kind);
  const are = count > 1 ? 'are' : 'is';
  return (town) => ({
    subject: `${capitalize(name)} ${are} assigned to you on the ${town.siteName}`,
    greeting: hello,
    paragraphs: [
      isOpenedAgain
        ? `${by} has opened ${name} again that ${are} assigned to you in the inbox.`
        : `${by} has assigned ${name} to you in the inbox.`,
    ],
    fields: [['Due', count > 1 ? null : dueOn && formatDate(dueOn)]],
    link:
      count > 1
        ? { text: 'Open your items', path: ownInboxPage }
        : { text: 'Open the item', path: inboxItemPage(id) },
  });
}
