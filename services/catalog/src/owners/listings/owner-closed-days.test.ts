import { randomUUID } from 'node:crypto';
import { problemSchema } from '@town/contracts/api/problem';
import type { Business } from '@town/contracts/businesses/record';
import { closedOn } from '@town/contracts/hours/closed-days';
import type { OpeningSpan } from '@town/contracts/hours/opening-hours';
import type { RecordVersion } from '@town/contracts/managed-records/record';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { addDays, townDate } from '@town/contracts/town/date';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';

const openingHours: OpeningSpan[] = [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' }];
const today = townDate(new Date(), blanco.timeZone);
const days = { from: addDays(today, 3), to: addDays(today, 5) };
const closed = closedOn(openingHours, days.from, days.to);

const owned = async (fields: object = { openingHours }, email = ann) =>
  (await site.ownedBusiness(email, fields)).id;
const close = (listings: readonly string[], more: object = {}, email: string | null = ann) =>
  site.owner(email, 'POST', 'listings/closed-days', { listings, ...days, ...more });
const shown = (id: string) => harness.read<Business>(`/api/businesses/${id}`);
const hoursOf = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await shown(id)).openingHours));
const history = (id: string) =>
  readJson<RecordVersion[]>(site.staff('GET', `businesses/${id}/history`));

beforeAll(() =>
  harness
    .database()
    .query(`insert into town_settings (id, version, settings) values ('town', 1, $1)`, [
      { ...defaultSettings, profile: blanco },
    ]),
);

test('an owner closes several businesses on the same days, in versions of their own', async () => {
  const [one, two, third] = [await owned(), await owned(), await owned()];
  expect((await close([one, two])).status).toBe(204);
  expect(await hoursOf(one, two, third)).toEqual([closed, closed, openingHours]);
  expect((await history(one))[0]).toMatchObject({ version: 2, by: ann, action: 'save' });
});

test('closed days do not confirm the hours, and a repeat makes no version', async () => {
  const id = await owned();
  await close([id]);
  await close([id]);
  expect((await shown(id)).hoursConfirmedOn).toBeNull();
  expect(await history(id)).toHaveLength(2);
});

test('none is closed when one belongs to another owner, is unknown or is archived', async () => {
  const mine = await owned();
  const hers = await owned(undefined, 'bea@example.com');
  const archived = await owned();
  await site.staff('POST', `businesses/${archived}/archive`);
  for (const [other, status] of [
    [hers, 404],
    [randomUUID(), 404],
    [archived, 409],
  ] as const) {
    expect((await close([mine, other])).status).toBe(status);
    expect((await close([other, mine])).status).toBe(status);
  }
  expect(await hoursOf(mine, hers)).toEqual([openingHours, openingHours]);
});

test('none is closed when one has no weekly hours, and the answer names it', async () => {
  const mine = await owned();
  for (const before of [null, []]) {
    const without = await owned({ name: 'Ada Pies', openingHours: before });
    const answer = await close([mine, without]);
    expect(answer.status).toBe(400);
    const { errors } = problemSchema.parse(await answer.json());
    const message = 'Ada Pies has no opening hours yet. Please enter them first.';
    expect(errors).toEqual([{ path: 'listings', message }]);
  }
  expect(await hoursOf(mine)).toEqual([openingHours]);
});

test('wrong fields and days that are over are refused', async () => {
  const id = await owned();
  for (const [listings, more, path] of [
    [[], {}, 'listings'],
    [['x'], {}, 'listings'],
    [[id], { from: 'soon' }, 'from'],
    [[id], { to: addDays(days.from, -1) }, 'to'],
    [[id], { from: addDays(today, -2), to: addDays(today, -1) }, 'to'],
  ] as const) {
    const answer = await close(listings, more);
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors?.[0]?.path).toBe(path);
  }
  expect((await close([id], {}, null)).status).toBe(401);
  expect(await hoursOf(id)).toEqual([openingHours]);
});

test('simultaneous requests for the same businesses in another order all succeed', async () => {
  const [one, two] = [await owned(), await owned()];
  const later = { from: addDays(days.to, 1), to: addDays(days.to, 1) };
  const answers = await Promise.all([
    close([one, two]),
    close([two, one], later),
    close([one, two], later),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  for (const hours of await hoursOf(one, two)) expect(hours).toHaveLength(3);
});
