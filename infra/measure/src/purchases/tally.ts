/** Counts the results of purchases: at Stripe, in the databases, and in the mail inbox. */
import { withClient } from '@town/dev-stack/postgres/with-client';
import * as z from 'zod/mini';
import { countMails } from '../count-mails.js';
import type { Shop } from './buy.js';

/** The sources of the counts. */
export interface Books extends Shop {
  advertisingDatabase: string;
  /** The address of the mail inbox. */
  inbox: string;
}

/** The counts; each must equal the number of purchases. */
export interface Tally {
  charges: number;
  payments: number;
  events: number;
  subscriptions: number;
  receipts: number;
}

const chargesSchema = z.object({
  data: z.array(z.object({ id: z.string(), status: z.string() })),
  has_more: z.boolean(),
});

export function tally(books: Books): Promise<Tally> {
  return withClient(books.advertisingDatabase, async (client) => {
    const count = async (sql: string) => {
      const { rows } = await client.query<{ count: number }>(sql);
      return rows[0]?.count ?? 0;
    };
    return {
      charges: await countCharges(books),
      payments: await count('select count(*)::int as count from payments'),
      events: await count(
        `select count(*)::int as count from outbox
         where subject = 'advertising.payment-succeeded.v1'`,
      ),
      subscriptions: await count('select count(*)::int as count from subscriptions'),
      receipts: (await countMails(books.inbox, /^Your receipt/)).mails,
    };
  });
}

async function countCharges({ stripe, secretKey }: Shop): Promise<number> {
  let charges = 0;
  for (let last: string | undefined; ; ) {
    const query = new URLSearchParams({ limit: '100', ...(last && { starting_after: last }) });
    const headers = { Authorization: `Bearer ${secretKey}` };
    const answer = await fetch(`${stripe}/v1/charges?${query}`, { headers });
    const page = chargesSchema.parse(await answer.json());
    charges += page.data.filter(({ status }) => status === 'succeeded').length;
    last = page.data.at(-1)?.id;
    if (!page.has_more || !last) return charges;
  }
}
