/**
 * Loads a town from a folder of JSON files into the databases of a new stack. `town` beside this
 * folder is the one that `npm start` and the tests load: fictional businesses, people and news, and
 * checked facts about real public institutions.
 */
import { townDate } from '@town/contracts/town/date';
import type pg from 'pg';
import { announceRecords } from './announce-records.js';
import { inTransaction } from './in-transaction.js';
import { asColumns, fillEmptyTable } from './insert.js';
import { loadSettings } from './load-settings.js';
import type { Town } from './read-town.js';
import { sampleId } from './sample-id.js';
import { datedEvent } from './town-event.js';

const day = 24 * 60 * 60 * 1000;

/** How to reach the databases that the sample town is loaded into. */
interface SampleTownDatabases {
  catalogUrl: string;
  contentUrl: string;
}

/**
 * Loads a town into tables that are empty, and moves its events to their next dates. Loading it
 * again changes nothing but dates that have passed, and settings that no administrator has changed.
 * @param now decides which dates are next
 */
export async function loadSampleTown(
  databases: SampleTownDatabases,
  town: Town,
  now: Date,
): Promise<void> {
  await inTransaction(databases.catalogUrl, (client) => loadCatalog(client, town));
  await inTransaction(databases.contentUrl, (client) => loadContent(client, town, now));
}

async function loadCatalog(client: pg.Client, town: Town): Promise<void> {
  await fillEmptyTable(client, 'businesses', 'businesses', named('business', town.businesses));
  await fillEmptyTable(client, 'churches', 'churches', named('church', town.churches));
  await fillEmptyTable(client, 'services', 'services', named('service', town.services));
  await fillEmptyTable(client, 'properties', 'properties', titled('property', town.properties));
}

async function loadContent(client: pg.Client, town: Town, now: Date): Promise<void> {
  await loadSettings(client, town.settings);
  const today = townDate(now, town.settings.profile.timeZone);
  const events = titled(
    'event',
    town.events.map((event) => datedEvent(event, today)),
  );
  const added = await fillEmptyTable(client, 'events', 'events', events);
  if (added === 0) await moveToNextDates(client, events, today);
  const articles = town.news.map(({ daysAgo, ...article }) => ({
    ...article,
    publishedDate: new Date(now.getTime() - daysAgo * day),
  }));
  await fillEmptyTable(client, 'news', 'news_articles', titled('article', articles));
  await fillEmptyTable(
    client,
    'civic-contacts',
    'civic_contacts',
    named('contact', town.civicContacts),
  );
  await fillEmptyTable(
    client,
    'historical-photos',
    'historical_photos',
    town.historicalPhotos.map((photo, position) =>
      asColumns({ id: sampleId('photo', photo.src), ...photo, position }),
    ),
  );
  await fillEmptyTable(
    client,
    'pages',
    'pages',
    town.pages.map((page) => ({
      ...asColumns({ id: sampleId('page', page.page), ...page }),
      // The driver would write a list as an array of PostgreSQL.
      cards: JSON.stringify(page.cards),
      section_intros: JSON.stringify(page.sectionIntros),
    })),
  );
}

/**
 * Only dates that have passed move: an event keeps its date when the stack is restarted. A repeated
 * event has later dates anyway.
 */
async function moveToNextDates(
  client: pg.Client,
  events: readonly Record<string, unknown>[],
  today: string,
): Promise<void> {
  const { rows: passed } = await client.query<{ id: string }>(
    `select id from events
     where id = any($1) and coalesce(end_date, date) < $2 and recurrence is null`,
    [events.map(({ id }) => id), today],
  );
  for (const { id } of passed) {
    const next = events.find((event) => event['id'] === id);
    const values = [id, next?.['date'], next?.['end_date']];
    await client.query('update events set date = $2, end_date = $3 where id = $1', values);
    await client.query(
      `update records
       set content = content || jsonb_build_object('date', $2::text, 'endDate', $3::text)
       where id = $1`,
      values,
    );
    await announceRecords(client, 'events', 'changed', [id]);
  }
}

function named(kind: string, records: readonly { name: string }[]) {
  return records.map((record) => asColumns({ id: sampleId(kind, record.name), ...record }));
}

function titled(kind: string, records: readonly { title: string }[]) {
  return records.map((record) => asColumns({ id: sampleId(kind, record.title), ...record }));
}
