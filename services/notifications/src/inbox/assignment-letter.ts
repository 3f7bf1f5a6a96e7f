import type { inboxAssigned } from '@town/contracts/inbox/events';
import { inboxItemPage } from '@town/contracts/inbox/paths';
import { formatDate } from '@town/contracts/town/date';
import type * as z from 'zod/mini';
import { hello } from '../letters/contact-us.js';
import type { LetterWriter } from '../letters/letter.js';

const names: Record<string, string> = {
  message: 'A message',
  event: 'An event',
  report: 'A report of wrong content',
  application: 'An application',
  listing: 'A listing',
  mail: 'A mail that could not be sent',
  refund: 'A refund',
  dispute: 'A disputed payment',
};

export function assignment({
  id,
  kind,
  by,
  dueOn,
}: z.output<typeof inboxAssigned.data>): LetterWriter {
  const name = names[kind] ?? 'An item';
  return (town) => ({
    subject: `${name} is assigned to you on the ${town.siteName}`,
    greeting: hello,
    paragraphs: [`${by} has assigned it to you in the inbox.`],
    fields: [['Due', dueOn && formatDate(dueOn)]],
    link: { text: 'Open the item', path: inboxItemPage(id) },
  });
}
