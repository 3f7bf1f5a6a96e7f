import { townDate } from '@town/contracts/town-date';
import pg from 'pg';
import { businesses } from './businesses.js';
import { churches } from './churches.js';
import { civicContacts } from './civic-contacts.js';
import { sampleEvents } from './events.js';
import { historicalPhotos } from './historical-photos.js';
import { asColumns, fillEmptyTable } from './insert.js';
import { news } from './news.js';
import { properties } from './properties.js';
import { sampleId } from './sample-id.js';
import { services } from './services.js';

const day = 24 * 60 * 60 * 1000;

/** How to reach the databases that the sample town is loaded into. */
interface SampleTownDatabases {
  catalogUrl: string;
  contentUrl: string;
}

/**
 * Loads the sample town into tables that are empty, and moves its events to their next dates.
 * Loading it again changes nothing but dates that have passed.
 * @param now decides which dates are next
 */
export async function loadSampleTown(databases: SampleTownDatabases, now: Date): Promise<void> {
  await inTransaction(databases.catalogUrl, async (client) => {
    await fillEmptyTable(client, 'businesses', named('business', businesses));
    await fillEmptyTable(client, 'churches', named('church', churches));
    await fillEmptyTable(client, 'services', named('service', services));
    await fillEmptyTable(client, 'properties', titled('property', properties));
  });
  await inTransaction(databases.contentUrl, async (client) => {
    const today = townDate(now);
    const events = titled('event', sampleEvents(today));
    const added = await fillEmptyTable(client, 'events', events);
    if (added === 0) await moveToNextDates(client, events, today);
    const articles = news.map(({ daysAgo, ...article }) => ({
      ...article,
      publishedDate: new Date(now.getTime() - daysAgo * day),
    }));
    await fillEmptyTable(client, 'news_articles', titled('article', articles));
    await fillEmptyTable(client, 'civic_contacts', named('contact', civicContacts));
    await fillEmptyTable(
      client,
      'historical_photos',
      historicalPhotos().map((photo, position) =>
        asColumns({ id: sampleId('photo', photo.src), ...photo, position }),
      ),
    );
  });
}

/** Only dates that have passed move: an event keeps its day while the stack is started anew. */
async function moveToNextDates(
  client: pg.Client,
  events: readonly Record<string, unknown>[],
  today: string,
): Promise<void> {
  const { rows: passed } = await client.query<{ id: string }>(
    'select id from events where id = any($1) and date < $2',
    [events.map(({ id }) => id), today],
  );
  for (const { id } of passed) {
    const next = events.find((event) => event['id'] === id);
    await client.query('update events set date = $2 where id = $1', [id, next?.['date']]);
  }
}

async function inTransaction(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end();
  }
}

function named(kind: string, records: readonly { name: string }[]) {
  return records.map((record) => asColumns({ id: sampleId(kind, record.name), ...record }));
}

function titled(kind: string, records: readonly { title: string }[]) {
  return records.map((record) => asColumns({ id: sampleId(kind, record.title), ...record }));
}
