/** Counts the effects of writes in the databases. */
import { auditedEvents } from '@town/contracts/audit/events';
import { pictureAdded } from '@town/contracts/pictures/events';
import { withClient } from '@town/dev-stack/postgres/with-client';
import type { StackFile } from '@town/dev-stack/testing/throwaway-stack';
import type { WriteKind } from './calls.js';

/** The effects of one kind of write. Each count must equal the number of writes. */
export interface Effects {
  stored: number;
  /** The number without duplicates. */
  different: number;
  events: number;
}

/** Where a kind of write is stored, which text contains its number, and which event it emits. */
interface Place {
  database: string;
  table: string;
  mark: string;
  event: string;
  /** A text in the event, needed where other events have the same name. */
  about?: string;
}

const places: Record<WriteKind, Place> = {
  contact: {
    database: 'content',
    table: 'contact_messages',
    mark: 'subject',
    event: 'content.contact-message-received.v1',
  },
  event: {
    database: 'content',
    table: 'events',
    mark: 'title',
    event: 'content.event-submitted.v1',
  },
  listing: {
    database: 'advertising',
    table: 'business_listings',
    mark: 'business_name',
    event: 'advertising.listing-submitted.v1',
  },
  purchase: {
    database: 'advertising',
    table: 'payments',
    mark: 'customer_email',
    event: 'advertising.payment-succeeded.v1',
  },
  edit: {
    database: 'content',
    table: 'record_versions',
    mark: "content ->> 'title'",
    event: auditedEvents.content.subject,
    about: '%"Correction %',
  },
  upload: {
    database: 'media',
    table: 'pictures',
    mark: 'alt',
    event: pictureAdded.subject,
  },
};

/** @param like the pattern of the text with a write's number */
export function effectsOf(
  { databases }: StackFile,
  kind: WriteKind,
  like: string,
): Promise<Effects> {
  const { database, table, mark, event, about = '%' } = places[kind];
  return withClient(databases[database], async (client) => {
    const { rows } = await client.query<Effects>(
      `select count(*)::int as stored, count(distinct ${mark})::int as different,
         (select count(*)::int from outbox
          where subject = $2 and (event -> 'data')::text like $3) as events
       from ${table} where ${mark} like $1`,
      [like, event, about],
    );
    return rows[0] ?? { stored: 0, different: 0, events: 0 };
  });
}
