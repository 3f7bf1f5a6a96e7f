import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The town's profile was part of the code until this release. A database with records is from that time: it
 * keeps that profile, and an event tells the other services. An empty database gets the defaults, which the
 * other services know.
 */
export class CreateTownSettings1795737600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table town_settings (
        id text primary key check (id = 'town'),
        version integer not null,
        settings jsonb not null,
        changed_by text
      );
      ${listVersionTrigger('town_settings')}
    `);
    const rows: unknown[] = await runner.query(
      'select 1 from records union all select 1 from contact_messages limit 1',
    );
    const [profile, by] = rows.length > 0 ? [formerProfile, 'system'] : [unnamedTown, null];
    await runner.query(
      `insert into town_settings (id, version, settings, changed_by) values ('town', 1, $1, $2)`,
      [{ ...switches, profile }, by],
    );
    await runner.query(announce);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table town_settings;
      delete from list_versions where list = 'town_settings';
    `);
  }
}

const switches = {
  reviewEvents: false,
  requireSecondFactor: false,
  notificationEmails: [],
  openingNotice: '',
};

const formerProfile = {
  name: 'Blanco',
  state: 'Texas',
  stateCode: 'TX',
  county: 'Blanco County',
  region: 'Texas Hill Country',
  postalCode: '78606',
  neighbours: ['Johnson City', 'Wimberley'],
  coordinates: { latitude: 30.0966, longitude: -98.4225 },
  timeZone: 'America/Chicago',
  siteName: 'Blanco Town Guide',
  tagline: 'Your guide to Blanco, on the river in the Texas Hill Country.',
  email: 'hello@example.com',
  phone: '830-555-0100',
  agency: {
    name: 'Limestone Web Works',
    url: 'https://example.com/',
    email: 'support@example.com',
  },
  hotelSearchUrl: 'https://www.booking.com/searchresults.html?ss=Blanco%2C+Texas',
};

const unnamedTown = {
  name: 'Our Town',
  state: 'Texas',
  stateCode: 'TX',
  county: 'Our County',
  region: 'Our Region',
  postalCode: '00000',
  neighbours: [],
  coordinates: { latitude: 31, longitude: -99 },
  timeZone: 'America/Chicago',
  siteName: 'Town Guide',
  tagline: 'What is open, what is on, and whom to call.',
  email: 'hello@example.com',
  phone: '555-0100',
  agency: { name: 'The town office', url: 'https://example.com/', email: 'support@example.com' },
  hotelSearchUrl: 'https://www.booking.com/',
};

const announce = `
  insert into outbox (id, subject, event)
  select event_id, 'content.settings-changed.v1', json_build_object(
    'specversion', '1.0',
    'id', event_id,
    'source', '/services/content',
    'type', 'content.settings-changed.v1',
    'time', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'datacontenttype', 'application/json',
    'data', json_build_object('id', id, 'version', version, 'settings', settings)
  )
  from (select gen_random_uuid() as event_id, * from town_settings where changed_by is not null) t
`;
