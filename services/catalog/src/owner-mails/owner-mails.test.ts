import { randomUUID } from 'node:crypto';
import type { HoursQuestion, MailPreferences } from '@town/contracts/owners/mails';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { townDate } from '@town/contracts/town/date';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { DueMails } from './due-mails.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { address, database, service } = harness;
const site = new OwnerSite(harness, auth);

const openingHours = [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' }];
const otherHours = [{ dayOfWeek: ['Monday'], opens: '10:00', closes: '17:00' }];

/** The first moments of a day in Texas; in UTC the day has begun hours ago. */
const noon = (day: string) => new Date(`${day}T18:00:00Z`);
const look = (at: Date) => service().app.get(DueMails, { strict: false }).run(undefined, at);

interface Due {
  businessId: string;
  email: string;
  token: string;
  [name: string]: unknown;
}

async function due(name: 'statistics' | 'hours', businessId: string): Promise<Due[]> {
  const rows = await database().query<{ data: Due }>(
    `select event->'data' as data from outbox where subject = $1
     and event->'data'->>'businessId' = $2`,
    [`catalog.listing-${name}-due.v1`, businessId],
  );
  return rows.map(({ data }) => data);
}

async function count(businessId: string, day: string, opened: number): Promise<void> {
  await database().query(
    `insert into listing_counts (business_id, day, seen, opened, called, directions, website)
     values ($1, $2, 10, $3, 0, 0, 0)`,
    [businessId, day, opened],
  );
}

const ask = (path: string, init?: RequestInit) =>
  fetch(address(`/api/mail-links${path}`), { redirect: 'manual', ...init });

/** Presses the button of the page, without being signed in. */
function confirm(token: string, hoursTag?: string): Promise<Response> {
  const { Cookie: _, ...headers } = auth().ownerHeaders('nobody@example.com');
  return ask('/hours/confirm', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, hoursTag }),
  });
}

const preferences = async (email: string) =>
  readJson<MailPreferences>(site.owner(email, 'GET', 'mails'));

beforeAll(() =>
  database().query(`insert into town_settings (id, version, settings) values ('town', 1, $1)`, [
    { ...defaultSettings, profile: blanco },
  ]),
);

test('the statistics of a month are due once, in the first week of the next month in the town', async () => {
  const { id } = await site.ownedBusiness('ann@example.com');
  await count(id, '2031-02-01', 3);
  await count(id, '2031-02-28', 4);
  await count(id, '2031-01-31', 5);
  // In UTC it is already March; in the town it is still February.
  await look(new Date('2031-03-01T05:00:00Z'));
  expect(await due('statistics', id)).toEqual([]);
  await Promise.all([look(noon('2031-03-02')), look(noon('2031-03-02')), look(noon('2031-03-02'))]);
  await look(noon('2031-03-03'));
  expect(await due('statistics', id)).toEqual([
    expect.objectContaining({
      email: 'ann@example.com',
      month: '2031-02',
      counts: { seen: 20, opened: 7, called: 0, directions: 0, website: 0 },
      before: { seen: 10, opened: 5, called: 0, directions: 0, website: 0 },
    }),
  ]);
});

test('a listing without counts or without an owner gets no mail, and no mail is sent after the first week', async () => {
  const { id: unseen } = await site.ownedBusiness('ben@example.com');
  const { id: nobodys } = await site.business();
  await count(nobodys, '2031-05-02', 3);
  const { id: late } = await site.ownedBusiness('late@example.com');
  await count(late, '2031-05-02', 3);
  await look(noon('2031-06-08'));
  expect(await due('statistics', late)).toEqual([]);
  await look(noon('2031-06-07'));
  expect(await due('statistics', late)).toHaveLength(1);
  expect(await due('statistics', unseen)).toEqual([]);
  expect(await due('statistics', nobodys)).toEqual([]);
});

test('an owner who leaves or is erased while mails become due gets none', async () => {
  const { id } = await site.ownedBusiness('leaves@example.com');
  await count(id, '2031-08-02', 3);
  // Wrapped in an object: returning the promise itself would make the transaction wait for the run.
  const { looked } = await service()
    .app.get(DataSource)
    .transaction(async (manager) => {
      await manager.query('delete from business_members where business_id = $1', [id]);
      let isOver = false;
      const looking = look(noon('2031-09-02')).finally(() => {
        isOver = true;
      });
      await eventually(async () => {
        const waiting = await database().query(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(isOver || waiting.length > 0).toBe(true);
      });
      return { looked: looking };
    });
  await looked;
  expect(await due('statistics', id)).toEqual([]);
  expect(await database().query('select 1 from owner_mails where business_id = $1', [id])).toEqual(
    [],
  );
});

test('hours need confirmation once a quarter, and one press confirms them', async () => {
  const { id, slug } = await site.ownedBusiness('cleo@example.com', { openingHours });
  for (const day of ['2031-04-14', '2031-05-16', '2031-04-16', '2031-04-20']) await look(noon(day));
  const [{ token } = { token: '' }, ...more] = await due('hours', id);
  expect(more).toEqual([]);
  const question = await ask(`/hours?${new URLSearchParams({ token })}`);
  expect(await question.json()).toMatchObject({ openingHours, confirmedOn: null });
  // Requests without the page's own header are refused: programs that scan mail must not confirm anything.
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ token });
  expect((await ask('/hours/confirm', { method: 'POST', headers, body })).status).toBe(403);
  const today = townDate(new Date(), blanco.timeZone);
  for (let press = 0; press < 2; press += 1) {
    const done = await confirm(token);
    expect(await done.json()).toMatchObject({ confirmedOn: today });
  }
  expect(await harness.read(`/api/directory/${slug}`)).toMatchObject({ hoursConfirmedOn: today });
  const versions = await database().query('select 1 from record_versions where record_id = $1', [
    id,
  ]);
  expect(versions).toHaveLength(2);
});

test('hours that somebody has changed since they were shown are not confirmed', async () => {
  const email = 'kim@example.com';
  const { id } = await site.ownedBusiness(email, { openingHours });
  await look(noon('2033-04-16'));
  const [{ token } = { token: '' }] = await due('hours', id);
  const shown = () => readJson<HoursQuestion>(ask(`/hours?${new URLSearchParams({ token })}`));
  const before = await shown();
  await readJson(site.staff('PUT', `businesses/${id}`, { description: 'Pies' }, 1));
  await readJson(site.staff('PUT', `businesses/${id}`, { openingHours: otherHours }, 2));
  const refused = await confirm(token, before.hoursTag);
  expect(refused.status).toBe(409);
  const now = await shown();
  expect(now).toMatchObject({ openingHours: otherHours, confirmedOn: null });
  await readJson(site.staff('PUT', `businesses/${id}`, { description: 'Cakes' }, 3));
  expect((await confirm(token, now.hoursTag)).status).toBe(200);
});

test('hours that were confirmed recently, or never entered, need no confirmation', async () => {
  const { id: fresh } = await site.ownedBusiness('dora@example.com', {
    openingHours,
    hoursConfirmedOn: '2031-07-01',
  });
  const { id: unknown } = await site.ownedBusiness('dora@example.com');
  await look(noon('2031-07-16'));
  expect(await due('hours', fresh)).toEqual([]);
  expect(await due('hours', unknown)).toEqual([]);
});

test('a mail program unsubscribes with one POST, and only from mails of that kind', async () => {
  const email = 'eve@example.com';
  const { id } = await site.ownedBusiness(email, { openingHours });
  await count(id, '2031-09-02', 3);
  await look(noon('2031-10-02'));
  const [{ token } = { token: '' }] = await due('statistics', id);
  const path = `/unsubscribe?${new URLSearchParams({ token })}`;
  const opened = await ask(path);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe(`/account/mails?token=${token}`);
  expect(await preferences(email)).toEqual({ statistics: true, hours: true });
  const oneClick = {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  };
  expect((await ask(path, oneClick)).status).toBe(204);
  expect(await preferences(email)).toEqual({ statistics: false, hours: true });
  await count(id, '2031-10-02', 3);
  await look(noon('2031-11-02'));
  expect(await due('statistics', id)).toHaveLength(1);
  await look(noon('2031-10-16'));
  expect(await due('hours', id)).toHaveLength(1);
});

test('an unknown secret does nothing', async () => {
  const token = 'x'.repeat(32);
  expect((await ask(`/unsubscribe?token=${token}`, { method: 'POST' })).status).toBe(404);
  expect((await ask(`/hours?token=${token}`)).status).toBe(404);
  expect((await ask('/unsubscribe', { method: 'POST' })).status).toBe(400);
});

test('a former manager of the listing cannot confirm its hours', async () => {
  const { id } = await site.ownedBusiness('former@example.com', { openingHours });
  await look(noon('2032-01-16'));
  const [{ token } = { token: '' }] = await due('hours', id);
  await database().query('delete from business_members where business_id = $1', [id]);
  const answer = await confirm(token);
  expect(answer.status).toBe(404);
});

test('the link about the hours of an archived business no longer works', async () => {
  const { id } = await site.ownedBusiness('archived@example.com', { openingHours });
  await look(noon('2032-04-16'));
  const [{ token } = { token: '' }] = await due('hours', id);
  // Hours that were confirmed earlier on the same day would need no new version.
  expect((await confirm(token)).status).toBe(200);
  await database().query(`update records set state = 'archived' where id = $1`, [id]);
  expect((await ask(`/hours?${new URLSearchParams({ token })}`)).status).toBe(404);
  expect((await confirm(token)).status).toBe(404);
});

test('an owner chooses mails, and no other owner sees or changes the choice', async () => {
  const wanted = { statistics: false, hours: false };
  expect((await site.owner(null, 'GET', 'mails')).status).toBe(401);
  expect((await site.owner(null, 'PUT', 'mails', wanted)).status).toBe(401);
  await readJson(site.owner('fay@example.com', 'PUT', 'mails', wanted));
  expect(await preferences('fay@example.com')).toEqual(wanted);
  expect(await preferences('gus@example.com')).toEqual({ statistics: true, hours: true });
});

test('an erasure removes address and preferences, and causes no second mail', async () => {
  const email = 'hal@example.com';
  const { id } = await site.ownedBusiness(email);
  await count(id, '2032-02-02', 3);
  await look(noon('2032-03-02'));
  await site.owner(email, 'PUT', 'mails', { statistics: true, hours: false });
  const personalData = service().app.get(PersonalData, { strict: false });
  expect(Object.keys(await personalData.export(email))).toEqual(
    expect.arrayContaining(['mail_preferences', 'owner_mails']),
  );
  await service()
    .app.get(DataSource)
    .transaction((manager) => personalData.erase(manager, randomUUID(), emailHash(email)));
  const left = await database().query(
    'select email, period from owner_mails where business_id = $1',
    [id],
  );
  expect(left).toEqual([{ email: null, period: '2032-02' }]);
  expect(await preferences(email)).toEqual({ statistics: true, hours: true });
});

test('a mail that cannot be stored does not stop the others', async () => {
  const owned = await Promise.all([
    site.ownedBusiness('iris@example.com', { openingHours }),
    site.ownedBusiness('jan@example.com', { openingHours }),
  ]);
  const [broken, sound] = owned.map(({ id }) => id).sort();
  await database().query(`
    create function refuse_mail() returns trigger language plpgsql as $$
    begin
      raise exception 'No mail about this one';
    end $$;
    create trigger refuse_mail before insert on owner_mails for each row
      when (new.business_id = '${broken}') execute function refuse_mail();
  `);
  await look(noon('2033-01-16'));
  expect(await due('hours', sound!)).toHaveLength(1);
  await database().query('drop function refuse_mail cascade');
});
