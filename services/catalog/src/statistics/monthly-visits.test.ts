import {
  type MonthlyVisits,
  monthlyVisitsSchema,
  reportedMonths,
} from '@town/contracts/statistics/monthly-report';
import { townDate } from '@town/contracts/town/date';
import { addMonths } from '@town/contracts/town/month';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { MonthlySums } from './monthly-sums.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const call = editorCall(harness, auth);
const read = () => readJson<MonthlyVisits>(call('GET', '/api/admin/monthly-visits'));
const present = () => townDate(new Date(), 'America/Chicago').slice(0, 7);

const store = (id: string, day: string, ...counts: number[]) =>
  harness
    .database()
    .query('insert into listing_counts values ($1, $2, $3, $4, $5, $6, $7)', [id, day, ...counts]);

afterEach(() => harness.database().query('truncate monthly_counts'));

test('staff see the sums of all listings by month, and no listing of its own', async () => {
  const month = addMonths(present(), -2);
  const { id } = await site.business();
  const { id: other } = await site.business();
  await store(id, `${month}-01`, 10, 4, 3, 2, 1);
  await store(id, `${month}-28`, 1, 1, 1, 1, 1);
  await store(other, `${month}-28`, 100, 0, 0, 0, 5);
  await store(other, `${addMonths(month, 1)}-01`, 7, 0, 0, 0, 0);
  const answer = await read();
  expect(JSON.stringify(answer)).not.toContain(id);
  const rows = new Map(monthlyVisitsSchema.parse(answer).months.map((row) => [row.month, row]));
  expect(rows.get(month)).toEqual({
    ...{ month, seen: 111, opened: 5, called: 4 },
    ...{ directions: 3, website: 7 },
  });
  expect(rows.get(addMonths(month, 1))).toMatchObject({ seen: 7, website: 0 });
});

test('every month is there, the newest first, also those without a visit', async () => {
  const before = present();
  const { months } = await read();
  expect(months).toHaveLength(reportedMonths);
  expect([before, present()]).toContain(months[0]?.month);
  expect(months.map(({ month }) => month)).toEqual(
    months.map((_, number) => addMonths(months[0]?.month ?? '', -number)),
  );
});

test('the sums of a month that is over stay when a listing is deleted, and are stored once', async () => {
  const sumFinishedMonths = () => harness.service().app.get(MonthlySums, { strict: false }).run();
  const rowOf = async (month: string) =>
    (await read()).months.find((row) => row.month === month) ?? month;
  const [over, current] = [addMonths(present(), -4), present()];
  const before = [await rowOf(over), await rowOf(current)];
  const { id } = await site.business();
  await store(id, `${over}-15`, 20, 10, 5, 2, 1);
  await store(id, `${current}-01`, 3, 0, 0, 0, 0);
  const after = [await rowOf(over), await rowOf(current)];
  expect(after).toMatchObject([
    { seen: 20, opened: 10, called: 5, directions: 2, website: 1 },
    { seen: 3 },
  ]);
  await sumFinishedMonths();
  await sumFinishedMonths();
  expect([await rowOf(over), await rowOf(current)]).toEqual(after);
  await harness.database().query('delete from records where id = $1', [id]);
  expect([await rowOf(over), await rowOf(current)]).toEqual([after[0], before[1]]);
});
