import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@town/slice-kit/testing/network';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../../routes';

const visit = (api: Record<string, unknown>, search: string) =>
  renderRoutes(createRoutes, { path: `/events${search}`, api });
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('a month of the calendar', () => {
  it('shows a month as a table, with an event of several days on each of them', async () => {
    const march = '/api/events?from=2027-03-01&to=2027-03-31&limit=31';
    const april = '/api/events?from=2027-04-01&to=2027-04-30&limit=31';
    const days = anEvent({
      slug: 'days',
      title: 'Days',
      date: '2027-03-30',
      endDate: '2027-04-01',
    });
    const { user, address } = visit({ [march]: [days], [april]: [days] }, '?view=month');
    const table = await screen.findByRole('table', { name: 'Events in March 2027' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(within(table).getAllByRole('link', { name: 'Days' })).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'April 2027' }));
    expect(await screen.findByRole('table', { name: 'Events in April 2027' })).toBeTruthy();
    expect(address()).toBe('/events?view=month&month=2027-04');
    expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/events');
  });

  it('shows the events of a day in the order of their times', async () => {
    const films = { title: 'Films', date: '2027-03-12', endDate: '2027-03-13', time: '5:00 PM' };
    const market = { title: 'Market', date: '2027-03-13', time: '9:00 AM' };
    const march = '/api/events?from=2027-03-01&to=2027-03-31&limit=31';
    visit({ [march]: [films, market].map(anEvent) }, '?view=month');
    const table = await screen.findByRole('table', { name: 'Events in March 2027' });
    const links = within(table).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '5:00 PM Films',
      '9:00 AM Market',
      '5:00 PM Films',
    ]);
  });

  it('keeps the month when a category is chosen without scripts', async () => {
    visit(
      { '/api/events?from=2027-05-01&to=2027-05-31&limit=31': [] },
      '?view=month&month=2027-05',
    );
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' });
    const sent = new URLSearchParams([...new FormData(select.form ?? undefined)] as [
      string,
      string,
    ][]);
    expect(`${sent}`).toBe('category=all&view=month&month=2027-05');
  });

  it('shows the number of events of each day in a busy month, and the events of one day', async () => {
    const many = Array.from({ length: 31 }, () => anEvent({ date: '2027-03-12' }));
    const { user, address } = visit(
      {
        '/api/events?from=2027-03-01&to=2027-03-31&limit=31': pageOf(41, many),
        '/api/event-days?from=2027-03-01&to=2027-03-31': [{ date: '2027-03-12', count: 40 }],
        '/api/events?from=2027-03-12&to=2027-03-12&limit=21': many.slice(0, 21),
      },
      '?view=month',
    );
    const table = await screen.findByRole('table', { name: 'Events in March 2027' });
    expect(screen.getByText(/too many events to show them all/)).toBeTruthy();
    expect(screen.getByText('41 events')).toBeTruthy();
    await user.click(within(table).getByRole('link', { name: '40 events' }));
    await waitFor(() => expect(titles()).toHaveLength(20));
    expect(address()).toBe('/events?day=2027-03-12');
  });
});
