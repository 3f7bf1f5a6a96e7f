import { screen, waitFor } from '@testing-library/react';
import { TextsProvider } from '@town/language/texts';
import { translations } from '@town/language/translations';
import { never, refused } from '@town/slice-kit/testing/network';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const fair = anEvent({
  slug: 'spring-fair',
  title: 'Spring Fair',
  description: 'Pies and fiddles.',
  date: '2027-03-27',
  time: '10:00',
  location: 'Town Square',
});
const visit = (answer: unknown, more: Record<string, unknown> = {}) =>
  renderRoutes(createRoutes, {
    path: '/events/spring-fair',
    api: { '/api/events/spring-fair': answer, ...more },
  });
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe("an event's page", () => {
  it('shows the title, time and place, and links to a map, the report form and the calendar', async () => {
    visit(fair);
    expect(await heading('Spring Fair')).toBeTruthy();
    expect(screen.getByText('Saturday, March 27, 2027, 10:00 AM')).toBeTruthy();
    expect(screen.getByText('Town Square')).toBeTruthy();
    expect(screen.getByText('Community')).toBeTruthy();
    expect(screen.getByText('Pies and fiddles.')).toBeTruthy();
    expect(href('Show on a map')).toContain(encodeURIComponent('Town Square, Blanco'));
    expect(href(/^Something wrong here\?/)).toContain(`kind=events&id=${fair.id}`);
    expect(href('Add to calendar')).toBe('/events/spring-fair.ics');
    expect(href('Back to the calendar')).toBe('/events');
    expect(screen.queryByText('This event has already taken place.')).toBeNull();
  });

  it('has structured data with the event and its address', async () => {
    visit(fair);
    await heading('Spring Fair');
    await waitFor(() => expect(document.title).toBe('Spring Fair | Blanco Town Guide'));
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://guide.example.com/events/spring-fair',
    );
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'Saturday, March 27, 2027, 10:00 AM, Town Square. Pies and fiddles.',
    );
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '')['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Event',
        name: 'Spring Fair',
        url: 'https://guide.example.com/events/spring-fair',
      }),
    );
  });

  it('names the place in Spanish in the description for search engines, if it has a Spanish name', async () => {
    renderRoutes(createRoutes, {
      path: '/events/spring-fair',
      api: { '/api/events/spring-fair': fair },
      around: (shown) => <TextsProvider value={translations('es')}>{shown}</TextsProvider>,
    });
    await heading('Spring Fair');
    const description = () => document.querySelector('meta[name="description"]');
    await waitFor(() =>
      expect(description()?.getAttribute('content')).toContain('Plaza del pueblo. Pies'),
    );
  });

  it('says first that the event is cancelled, and links to no tickets', async () => {
    const ticketUrl = 'https://example.com/tickets';
    visit({ ...fair, status: 'cancelled', statusNote: 'Because of rain.', ticketUrl });
    expect(await screen.findByText('This event is cancelled. Because of rain.')).toBeTruthy();
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Tickets/ })).toBeNull();
  });

  it('has structured data with a moved date, an end, a price and the organizer', async () => {
    visit({
      ...fair,
      status: 'moved',
      previousDate: '2027-03-20',
      endDate: '2027-03-28',
      endTime: '4:00 PM',
      price: '$5',
      ticketUrl: 'https://example.com/tickets',
      organizer: 'Lions Club',
    });
    expect(await screen.findByText(/It was planned for March 20, 2027\./)).toBeTruthy();
    const when = 'Saturday, March 27, 2027 – Sunday, March 28, 2027, 10:00 AM – 4:00 PM';
    expect(screen.getByText(when)).toBeTruthy();
    expect(href(/^Tickets/)).toBe('https://example.com/tickets');
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '')['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Event',
        eventStatus: 'https://schema.org/EventRescheduled',
        previousStartDate: '2027-03-20',
        startDate: '2027-03-27T10:00-05:00',
        endDate: '2027-03-28T16:00-05:00',
        organizer: { '@type': 'Organization', name: 'Lions Club' },
        offers: {
          '@type': 'Offer',
          price: '5',
          priceCurrency: 'USD',
          url: 'https://example.com/tickets',
        },
      }),
    );
  });

  it('has structured data in which an end after midnight is on the next day', async () => {
    visit({ ...fair, time: '8:00 PM - 1:00 AM' });
    await screen.findByRole('heading', { level: 1 });
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '')['@graph']).toContainEqual(
      expect.objectContaining({
        startDate: '2027-03-27T20:00-05:00',
        endDate: '2027-03-28T01:00-05:00',
      }),
    );
  });

  it('shows a repeated event at its next date, with its other dates', async () => {
    const series = { ...fair, date: '2027-03-06', recurrence: 'FREQ=WEEKLY' };
    const dates = ['2027-03-13', '2027-03-20'].map((date) => ({
      ...series,
      id: date,
      slug: `spring-fair--${date}`,
      seriesId: fair.id,
      seriesSlug: 'spring-fair',
      date,
    }));
    visit(series, { [`/api/events?series=${fair.id}&from=2027-03-10&limit=12`]: dates });
    expect(await screen.findByText('Every week on Saturday')).toBeTruthy();
    expect(await screen.findByText('Saturday, March 13, 2027, 10:00 AM')).toBeTruthy();
    expect(href('Saturday, March 20, 2027, 10:00 AM')).toBe('/events/spring-fair--2027-03-20');
    expect(href('Add to calendar')).toBe('/events/spring-fair.ics');
  });

  it('says that a past event is over', async () => {
    visit({ ...fair, date: '2027-03-09' });
    expect(await screen.findByText('This event has already taken place.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it.each([
    ['9:00 AM - 11:00 AM', 'This event has already taken place.', false],
    ['9:00 AM', 'This event began earlier today.', true],
  ])('says of one of today at %s: %s', async (time, words, hasFile) => {
    visit({ ...fair, date: '2027-03-10', time });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add to calendar' }) !== null).toBe(hasFile);
  });

  it.each(['cancelled', 'postponed'])('offers no calendar file of a %s event', async (status) => {
    visit({ ...fair, status });
    expect(await screen.findByText(new RegExp(`^This event is ${status}`))).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it('redirects a former address to the current one', async () => {
    const renamed = { ...fair, slug: 'spring-feast', title: 'Spring Feast' };
    const { address } = visit(renamed, { '/api/events/spring-feast': renamed });
    expect(await heading('Spring Feast')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/events/spring-feast'));
  });

  it('shows a not-found page for an event that does not exist', async () => {
    visit(refused(404));
    expect(await heading('Event Not Found')).toBeTruthy();
    expect(href('Back to the calendar')).toBe('/events');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says when the event was withdrawn', async () => {
    visit(refused(410));
    expect(await heading('This event is no longer on the calendar')).toBeTruthy();
    expect(href('Back to the calendar')).toBe('/events');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['the server is down', refused(503)],
    ['the answer is no event', { hello: 'world' }],
  ])('that cannot be loaded because %s can be tried again', async (_, answer) => {
    const api: Record<string, unknown> = { '/api/events/spring-fair': answer };
    const { user } = renderRoutes(createRoutes, { path: '/events/spring-fair', api });
    await heading('Event Not Found');
    api['/api/events/spring-fair'] = fair;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Spring Fair')).toBeTruthy();
  });

  it('says that it is loading', async () => {
    visit(never);
    expect(await screen.findByText('Loading event...')).toBeTruthy();
  });

  it('opens from a title in the calendar', async () => {
    renderRoutes(createRoutes, {
      path: '/events',
      api: { '/api/events?from=2027-03-10&limit=21': [fair] },
    });
    await heading('Events Calendar');
    expect((await screen.findByRole('link', { name: 'Spring Fair' })).getAttribute('href')).toBe(
      '/events/spring-fair',
    );
  });
});
