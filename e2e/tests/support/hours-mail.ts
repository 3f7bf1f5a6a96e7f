import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { mailedLink } from './mailed-link';
import { runningStack } from './staff';

/**
 * Causes a mail that asks an owner about opening hours, and returns the path of its link. The catalog sends
 * such mails only in the third week of a quarter; this function writes the same rows at any time.
 */
export async function askAboutHours(business: {
  id: string;
  name: string;
  email: string;
}): Promise<string> {
  const { id: businessId, name: businessName, email } = business;
  const token = randomBytes(24).toString('base64url');
  const subject = 'catalog.listing-hours-due.v1';
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/catalog',
    type: subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: { id: randomUUID(), businessId, businessName, email, token, confirmedOn: null },
  };
  const client = new pg.Client(runningStack().databases['catalog']);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into owner_mails (business_id, kind, period, email, token_hash, due_at)
       values ($1, 'hours', '2027-Q1', $2, $3, now())`,
      [businessId, email, createHash('sha256').update(token).digest('hex')],
    );
    await client.query('insert into outbox (id, subject, event) values ($1, $2, $3)', [
      event.id,
      subject,
      JSON.stringify(event),
    ]);
    await client.query('commit');
  } finally {
    await client.end();
  }
  return mailedLink(email, /\/account\/hours\?token=\S+/);
}
