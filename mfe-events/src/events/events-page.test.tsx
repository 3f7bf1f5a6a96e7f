import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { never, pageOf, refused } from '@town/slice-kit/testing/network';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const list = '/api/events?from=2027-03-10&limit=21';
const visit = (api: Record<string, unknown>, search = '') =>
  renderRoutes(createRoutes, { path: `/events${search}`, api });
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const calendar = [
  anEvent({ title: 'Founders Day', date: '2027-03-27', time: '10:00 AM', location: 'Downtown' }),
  anEvent({ title: 'Long gone', date: '2027-03-09' }),
  anEvent({ title: 'Council', date: '2027-03-10', category: 'government' }),
  anEvent({ title: 'Breakfast', date: '2027-04-02', category: 'business' }),
];

describe('the calendar', () => {
  it('shows events from today in the town, the next one first', async () => {
    visit({ [list]: calendar });
    expect(await screen.findByRole('heading', { name: 'Founders Day' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Events Calendar' })).toBeTruthy();
    expect(titles()).toEqual(['Council', 'Founders Day', 'Breakfast']);
    expect(screen.getByText('10:00 AM · Downtown')).toBeTruthy();
    expect(screen.getByText('Saturday, March 27, 2027')).toBeTruthy();
  });

  it('starts at the new day after midnight while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      visit({ [list]: calendar, '/api/events?from=2027-03-11&limit=21': calendar.slice(0, 1) });
      await screen.findByRole('heading', { name: 'Council' });
      act(() => jest.advanceTimersByTime(13 * 60 * 60 * 1000));
      await waitFor(() => expect(titles()).toEqual(['Founders Day']));
    } finally {
      jest.useRealTimers();
    }
  });

  it('can be filtered by category and month, with a history entry for each choice', async () => {
    const { user, address } = visit({
      [list]: calendar,
      '/api/events?from=2027-03-10&category=government&limit=21': [calendar[2]],
      '/api/events?from=2027-03-10&month=4&limit=21': [calendar[3]],
      '/api/events?from=2027-03-10&category=sports&month=4&limit=21': [],
    });
    await screen.findByRole('heading', { name: 'Founders Day' });
    expect(screen.getByText('3 events')).toBeTruthy();
    const category = screen.getByRole('combobox', { name: 'Category' });
    const month = screen.getByRole('combobox', { name: 'Month' });
    await user.selectOptions(category, 'Government');
    await waitFor(() => expect(titles()).toEqual(['Council']));
    expect(address()).toBe('/events?category=government');
    expect(await screen.findByText('1 event')).toBeTruthy();
    await user.selectOptions(category, 'All Categories');
    await user.selectOptions(month, 'April');
    await waitFor(() => expect(titles()).toEqual(['Breakfast']));
    expect(address()).toBe('/events?month=3');
    await user.selectOptions(category, 'Sports');
    expect(await screen.findByText('No events found matching your criteria.')).toBeTruthy();
    expect(screen.getByText('Try adjusting your filters or submit a new event.')).toBeTruthy();
    expect(address()).toBe('/events?category=sports&month=3');
  });

  it('does not say that nothing is found before it knows', async () => {
    const { user } = visit({
      [list]: calendar,
      '/api/events?from=2027-03-10&category=sports&limit=21': never,
    });
    await screen.findByRole('heading', { name: 'Founders Day' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Sports');
    expect(await screen.findByText('Loading events...')).toBeTruthy();
    expect(screen.queryByText('No events found matching your criteria.')).toBeNull();
  });

  it('keeps both of two filters that are chosen quickly one after the other', async () => {
    const hearing = anEvent({ title: 'Hearing', date: '2027-04-05', category: 'government' });
    const { address } = visit({
      [list]: calendar,
      '/api/events?from=2027-03-10&category=government&limit=21': [],
      '/api/events?from=2027-03-10&category=government&month=4&limit=21': [hearing],
    });
    await screen.findByRole('heading', { name: 'Founders Day' });
    act(() => {
      const choose = (name: string, value: string) =>
        fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
      choose('Category', 'government');
      choose('Month', '3');
    });
    await waitFor(() => expect(titles()).toEqual(['Hearing']));
    expect(address()).toBe('/events?category=government&month=3');
  });

  it('reads its filters from the address, and shows them in a form that works without scripts', async () => {
    visit(
      { '/api/events?from=2027-03-10&category=government&limit=21': calendar },
      '?category=government',
    );
    await screen.findByRole('heading', { name: 'Council' });
    expect(titles()).toEqual(['Council']);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
    expect([select.name, select.value, select.form?.method]).toEqual([
      'category',
      'government',
      'get',
    ]);
  });

  it('has links to today, the weekend and this month, and shows a chosen month instead', async () => {
    const { user, address } = visit({
      [list]: calendar,
      '/api/events?from=2027-03-10&to=2027-03-31&limit=21': calendar.slice(0, 3),
      '/api/events?from=2027-03-10&month=4&limit=21': [calendar[3]],
    });
    const choice = (name: string) => screen.findByRole('link', { name });
    expect((await choice('All dates')).getAttribute('aria-current')).toBe('true');
    expect((await choice('This weekend')).getAttribute('href')).toBe('/events?dates=weekend');
    await user.click(await choice('This month'));
    await waitFor(() => expect(titles()).toEqual(['Council', 'Founders Day']));
    expect((await choice('This month')).getAttribute('aria-current')).toBe('true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
    await waitFor(() => expect(titles()).toEqual(['Breakfast']));
    expect(address()).toBe('/events?month=3');
  });

  it('has a heading for each month, and marks events that are cancelled or last several days', async () => {
    visit({
      [list]: [
        anEvent({ title: 'Off', date: '2027-03-12', status: 'cancelled', statusNote: 'Rain.' }),
        anEvent({ title: 'Long', date: '2027-03-30', endDate: '2027-04-01', price: '$5' }),
        anEvent({ title: 'Later', date: '2027-04-03' }),
      ],
    });
    const months = await screen.findAllByRole('heading', { level: 2 });
    expect(months.map(({ textContent }) => textContent)).toEqual(['March 2027', 'April 2027']);
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(screen.getByText('This event is cancelled. Rain.')).toBeTruthy();
    expect(screen.getByText('Mar 30 – Apr 1 · $5')).toBeTruthy();
  });

  it('links from dates without events to all events', async () => {
    visit({ '/api/events?from=2027-03-10&to=2027-03-10&limit=21': [] }, '?dates=today');
    const link = await screen.findByRole('link', { name: 'Show all events' });
    expect(link.getAttribute('href')).toBe('/events');
  });

  it('can be subscribed to, as a whole or by category, and followed as a feed', async () => {
    visit({ [list]: calendar });
    const whole = await screen.findByRole('link', { name: 'subscribe to this calendar' });
    expect(whole.getAttribute('href')).toBe('webcal://guide.example.com/events.ics');
    expect(screen.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe(
      '/feeds/events.xml',
    );
    expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(
      '/feeds/events.xml',
    );
  });

  it('offers a subscription to the chosen category', async () => {
    visit(
      { '/api/events?from=2027-03-10&category=government&limit=21': calendar },
      '?category=government',
    );
    const link = await screen.findByRole('link', { name: 'subscribe to government events' });
    expect(link.getAttribute('href')).toBe(
      'webcal://guide.example.com/events.ics?category=government',
    );
    expect(screen.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe(
      '/feeds/events.xml?category=government',
    );
  });

  it('shows twenty events, and moves the focus to the next ones on request', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      anEvent({ title: `Event ${100 + index}`, date: '2027-03-12' }),
    );
    const { user, address } = visit({
      [list]: pageOf(25, many.slice(0, 21)),
      '/api/events?from=2027-03-10&limit=21&offset=20': pageOf(25, many.slice(20)),
    });
    const more = await screen.findByRole('link', { name: 'Show more' });
    expect(titles()).toHaveLength(20);
    expect(screen.getByText('20 of 25 events')).toBeTruthy();
    expect(more.getAttribute('href')).toBe('/events?page=2');
    await user.click(more);
    await waitFor(() => expect(titles()).toHaveLength(5));
    expect(screen.getByText('21–25 of 25 events')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Page 2');
    expect(address()).toBe('/events?page=2');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/events');
  });

  it('repairs an invalid event, and hides no other', async () => {
    const odd = [null, { title: 'No date' }, { id: '1', title: 'Bare', date: '2027-03-11' }];
    const later = {
      ...anEvent({ title: 'New kind', date: '2027-03-12', time: '18:30' }),
      category: 'rodeo',
    };
    visit({ [list]: [...odd, later] });
    await screen.findByRole('heading', { name: 'Bare' });
    expect(titles()).toEqual(['Bare', 'New kind']);
    expect(screen.getByText('Rodeo').dataset['tone']).toBe('grey');
    expect(screen.getByText('6:30 PM')).toBeTruthy();
  });

  it('offers the four categories and every month', async () => {
    visit({ [list]: [] });
    const options = async (name: string) =>
      [...(await screen.findByRole<HTMLSelectElement>('combobox', { name })).options].map(
        ({ text }) => text,
      );
    expect(await options('Category')).toEqual([
      'All Categories',
      'Community',
      'Sports',
      'Education',
      'Government',
    ]);
    expect(await options('Month')).toHaveLength(13);
  });

  it('shows rows of placeholders while events load', async () => {
    visit({ [list]: never });
    const said = await screen.findByText('Loading events...');
    expect(said.parentElement?.querySelectorAll('.row').length).toBeGreaterThan(0);
  });

  it('says when there is nothing', async () => {
    visit({ [list]: [] });
    expect(await screen.findByText('No events found matching your criteria.')).toBeTruthy();
  });

  it('shows an error if events cannot be fetched, and fetches them on retry', async () => {
    const api: Record<string, unknown> = { [list]: refused(503) };
    const { user } = visit(api);
    expect(await screen.findByText('Failed to fetch events')).toBeTruthy();
    api[list] = calendar;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Council' })).toBeTruthy();
  });
});
