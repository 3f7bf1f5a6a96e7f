import { screen, within } from '@testing-library/react';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const fair = anEvent({ slug: 'spring-fair', title: 'Spring Fair', date: '2027-03-27' });
const fromThatDay = '/api/events?from=2027-03-27&limit=20';

function visit(event: typeof fair, others: Record<string, unknown>) {
  renderRoutes(createRoutes, {
    path: '/events/spring-fair',
    api: { '/api/events/spring-fair': event, ...others },
  });
  return screen.findByRole('heading', { level: 1, name: 'Spring Fair' });
}

const region = () => screen.findByRole('region', { name: 'More events' });
const titles = async () =>
  within(await region())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('the page of an event lists three others from its day on, and leaves out cancelled ones', async () => {
  await visit(fair, {
    [fromThatDay]: [
      fair,
      anEvent({ title: 'Quilt Show', date: '2027-03-27' }),
      anEvent({ title: 'Rained Off', date: '2027-03-28', status: 'cancelled' }),
      anEvent({ title: 'Book Sale', date: '2027-03-28' }),
      anEvent({ title: 'Council', date: '2027-03-29' }),
      anEvent({ title: 'Too Many', date: '2027-03-30' }),
    ],
  });
  expect(await titles()).toEqual(['Quilt Show', 'Book Sale', 'Council']);
});

test('the other dates of the same event are not among them', async () => {
  const recurrence = 'FREQ=WEEKLY;BYDAY=SA';
  const next = { ...fair, id: `${fair.id}:2027-04-03`, seriesId: fair.id, date: '2027-04-03' };
  await visit(
    { ...fair, recurrence },
    {
      [`/api/events?series=${fair.id}&from=2027-03-10&limit=12`]: [next],
      [fromThatDay]: [next, anEvent({ title: 'Book Sale', date: '2027-04-04' })],
    },
  );
  expect(await titles()).toEqual(['Book Sale']);
});

test('a repeated event among them is listed once, at its next date', async () => {
  const market = anEvent({ title: 'Farmers Market', date: '2027-03-27', seriesId: 'market' });
  await visit(fair, {
    [fromThatDay]: [
      market,
      { ...market, id: 'market:2027-04-03', date: '2027-04-03' },
      anEvent({ title: 'Book Sale', date: '2027-04-04' }),
    ],
  });
  expect(await titles()).toEqual(['Farmers Market', 'Book Sale']);
});

test('the page of a past event lists those that are still to come', async () => {
  await visit(
    { ...fair, date: '2027-03-01' },
    {
      '/api/events?from=2027-03-10&notOverAt=2027-03-10T12%3A00&limit=20': [
        anEvent({ title: 'Book Sale', date: '2027-03-11' }),
      ],
    },
  );
  expect(await titles()).toEqual(['Book Sale']);
});
