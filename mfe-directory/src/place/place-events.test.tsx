import { screen, within } from '@testing-library/react';
import { TextsProvider } from '@town/language/texts';
import { aBusiness, anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const cafe = { kind: 'businesses', ...aBusiness({ slug: 'some-place', name: 'Bend Cafe' }) };
const events = `/api/events?business=${cafe.id}&from=2027-03-10&dates=next&limit=10`;

const weekly = anEvent({
  ...{ slug: 'music--2027-03-12', title: 'Live Music', date: '2027-03-12', time: '6:00 PM' },
  seriesId: '00000000-0000-4000-8000-000000000900',
});

test('the page of a business shows each repeated event once, at its next date', async () => {
  const once = anEvent({ slug: 'tasting', title: 'Pie Tasting', date: '2027-03-13' });
  renderRoutes(createRoutes, {
    path: '/directory/some-place',
    api: { '/api/directory/some-place': cafe, [events]: [weekly, once] },
  });
  const list = within(await screen.findByRole('region', { name: 'Events' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
    'Live Music, March 12, 2027, 6:00 PM (repeats)',
    expect.stringMatching(/^Pie Tasting, March 13, 2027((?!repeats).)*$/),
  ]);
});

test('the Spanish page says days and times in Spanish', async () => {
  renderRoutes(createRoutes, {
    path: '/directory/some-place',
    api: { '/api/directory/some-place': cafe, [events]: [weekly] },
    around: (page) => <TextsProvider value={{ language: 'es' }}>{page}</TextsProvider>,
  });
  const event = await screen.findByText(/12 de marzo de 2027/);
  expect(event.textContent).toContain('6:00\u00a0p.\u00a0m.');
});
