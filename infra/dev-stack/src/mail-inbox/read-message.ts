import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import type { StoredMessage } from './stored-message.js';

/** Parses a message as it arrives by SMTP. */
export async function readMessage(
  source: Buffer,
  envelope: StoredMessage['envelope'],
): Promise<StoredMessage> {
  const email = await PostalMime.parse(source);
  const time = new Date().toISOString();
  const headers: StoredMessage['headers'] = {};
  for (const { key, value } of email.headers) {
    const before = headers[key];
    headers[key] = before === undefined ? value : [before, value].flat();
  }
  return {
    id: randomUUID(),
    time,
    date: email.date && !Number.isNaN(Date.parse(email.date)) ? isoDate(email.date) : time,
    subject: email.subject ?? '',
    from: mailboxes(email.from ? [email.from] : []),
    to: mailboxes(email.to ?? []),
    cc: mailboxes(email.cc ?? []),
    replyTo: mailboxes(email.replyTo ?? []),
    messageId: email.messageId ?? '',
    headers,
    text: email.text ?? '',
    html: email.html ?? '',
    envelope,
    size: source.length,
    deliveries: 1,
  };
}

const isoDate = (text: string) => new Date(text).toISOString();

function mailboxes(addresses: Address[]): { address: string; name: string }[] {
  return addresses.flatMap((each) =>
    each.group ? mailboxes(each.group) : [{ address: each.address ?? '', name: each.name ?? '' }],
  );
}
